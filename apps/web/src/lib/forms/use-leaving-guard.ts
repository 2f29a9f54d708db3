import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

/**
 * Warns a visitor who leaves a page with unsaved input. A click on a link within the site is held back, and `heldUrl`
 * is its target, so that the page can ask. If the page is closed or reloaded, the browser itself asks.
 */
export function useLeavingGuard(isUnsaved: boolean) {
  const router = useRouter()
  const [heldUrl, setHeldUrl] = useState<string | null>(null)

  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const hold = (event: MouseEvent) => {
      const url = urlLeftFor(event)
      if (url === null) return
      event.preventDefault()
      // Stops other handlers, so that of several forms only the first asks and no loading indicator appears.
      event.stopImmediatePropagation()
      setHeldUrl(url)
    }
    addEventListener('beforeunload', warn)
    // In the capture phase, so that it runs before the router and other handlers.
    addEventListener('click', hold, true)
    return () => {
      removeEventListener('beforeunload', warn)
      removeEventListener('click', hold, true)
    }
  }, [isUnsaved])

  const leave = () => {
    if (heldUrl !== null) router.push(heldUrl)
    setHeldUrl(null)
  }
  return { heldUrl, leave, stay: () => setHeldUrl(null) }
}

/**
 * Returns the page of this site to which a click leaves the current page. Returns null if the page stays visible or the
 * browser itself asks.
 */
function urlLeftFor(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || link.origin !== location.origin) return null
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null
  const isThisPage = link.pathname === location.pathname && link.search === location.search
  return isThisPage ? null : link.href
}
