'use client'

import type { ReactNode } from 'react'
import { toast } from '@/lib/toast'

interface ShareButtonProps {
  title: string
  path: string
  /** The look and the sign of the button, which are the server's to know: they would weigh more here than all the rest. */
  className: string
  children: ReactNode
}

/** Hands the address of a page to whatever the device shares by; where it shares by nothing, the address is copied. */
export function ShareButton({ title, path, className, children }: ShareButtonProps) {
  const share = async () => {
    const url = location.origin + path
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toast.success('Copiamos la dirección')
    } catch (error) {
      // Somebody changed their mind.
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
