'use client'

import { termsAcceptedKey, termsAcceptedMessage, termsVersion } from '@oficio/contracts/legal'
import { useState } from 'react'
import { storeText } from '@/lib/storage/browser-storage'

interface Props {
  /** Where the window goes if scripts cannot close it, and after how many milliseconds. */
  next: string
  afterMs: number
  buttonClass: string
}

/**
 * Stores the accepted version in this browser. Without storage the form asks again. The legally relevant acceptance is
 * stored with the registration or payment.
 */
const remember = (): void => storeText('localStorage', termsAcceptedKey, termsVersion)

/**
 * The button that accepts the terms. It notifies the page that opened this window and closes the window. A window that
 * was not opened by a script cannot be closed, and goes to `next`. The server passes the values, so that the page loads
 * little code.
 */
export function AcceptTerms({ next, afterMs, buttonClass }: Props) {
  const [isAccepted, setIsAccepted] = useState(false)

  const accept = () => {
    setIsAccepted(true)
    remember()
    const opener: Window | null = window.opener
    // The target origin ensures that only a page of this site receives the message.
    opener?.postMessage({ type: termsAcceptedMessage, version: termsVersion }, window.location.origin)
    window.close()
    setTimeout(() => window.location.assign(next), afterMs)
  }

  return (
    <div className="space-y-4 rounded-card border bg-surface p-5 md:p-6 print:hidden">
      <h2 className="text-xl">¿Te vas a registrar como profesional?</h2>
      <p>
        Al aceptar decís que leíste esta versión y que estás de acuerdo. No hace falta para pedir un servicio.
      </p>
      <button type="button" disabled={isAccepted} onClick={accept} className={buttonClass}>
        Acepto los términos
      </button>
      <noscript>
        <p className="font-medium">Para aceptarlos acá hace falta JavaScript.</p>
      </noscript>
    </div>
  )
}
