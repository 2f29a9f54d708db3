'use client'

import { termsAcceptedKey, termsAcceptedMessage, termsVersion } from '@oficio/contracts/legal'
import { useState } from 'react'
import { storeText } from '@/lib/storage/browser-storage'

interface Props {
  /** Where a window goes that no script can close, and after how long. */
  next: string
  afterMs: number
  buttonClass: string
}

/**
 * Keeps in this browser which version was accepted; without storage the form asks once more. What counts in law is stored
 * with the registration or payment.
 */
const remember = (): void => storeText('localStorage', termsAcceptedKey, termsVersion)

/**
 * Accepting tells the page that opened this window and closes it. A window that no script opened cannot be closed by one,
 * and goes on. What the server knows is handed over: a page for reading brings no more code than it needs.
 */
export function AcceptTerms({ next, afterMs, buttonClass }: Props) {
  const [isAccepted, setIsAccepted] = useState(false)

  const accept = () => {
    setIsAccepted(true)
    remember()
    const opener: Window | null = window.opener
    // To no other site: the opener gets the message only when it is one of our own pages.
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
