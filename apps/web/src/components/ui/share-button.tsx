'use client'

import type { ReactNode } from 'react'
import { toast } from '@/lib/toast'

interface ShareButtonProps {
  title: string
  path: string
  /** The classes and the icon come from the server. They would be larger than the rest of this component. */
  className: string
  children: ReactNode
}

/** Shares the address of a page with the device's share dialog. Copies the address if the device has none. */
export function ShareButton({ title, path, className, children }: ShareButtonProps) {
  const share = async () => {
    const url = location.origin + path
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toast.success('Copiamos la dirección')
    } catch (error) {
      // The visitor cancelled the share dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast.error('Tu navegador no nos dejó compartirla. Copiá la dirección de arriba.')
    }
  }
  return (
    <button type="button" className={`needs-script ${className}`} onClick={() => void share()}>
      {children}
    </button>
  )
}
