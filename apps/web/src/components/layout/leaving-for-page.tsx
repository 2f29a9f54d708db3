'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Spinner } from '../ui/spinner'

/**
 * Shows 'Cargando...' while a script loads the next page. Pages have no streamed placeholder, because a browser without
 * scripts would show nothing else.
 */
export function LeavingForPage() {
  const pathname = usePathname()
  const [leftPath, setLeftPath] = useState<string | null>(null)

  useEffect(() => {
    // In the capture phase, because the router later prevents the default action of the link.
    const mark = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!link || !isPlain || link.target || link.origin !== location.origin) return
      // A download does not leave the page.
      if (link.pathname.startsWith('/api/')) return
      if (link.pathname !== location.pathname) setLeftPath(location.pathname)
    }
    document.addEventListener('click', mark, true)
    return () => document.removeEventListener('click', mark, true)
  }, [])

  if (leftPath !== pathname) return null
  return (
    <div
      role="status"
      className="fixed inset-x-0 top-20 z-30 mx-auto flex h-11 w-fit animate-late items-center gap-3 rounded-full border bg-raised px-5 font-semibold shadow-float"
    >
      <Spinner className="text-primary" />
      Cargando...
    </div>
  )
}
