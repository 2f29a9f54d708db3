'use client'

import { termsAcceptedKey, termsAcceptedMessage, termsVersion } from '@oficio/contracts/legal'
import { uiTimings } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { useState } from 'react'
import { buttonClasses } from '@/components/ui/button-classes'

/** Keeps in this browser which version was accepted. What counts in law is stored with the registration or payment. */
function remember(): void {
  try {
    localStorage.setItem(termsAcceptedKey, termsVersion)
  } catch {
    // Without storage the form asks once more.
  }
}

/**
 * Accepting (spec section 2, 'Terms'): tells the page that opened this window and closes it. A window that no script
 * opened cannot be closed by one, and goes on to the registration.
 */
export function AcceptTerms() {
  const [isAccepted, setIsAccepted] = useState(false)

  const accept = () => {
    setIsAccepted(true)
    remember()
    const opener: Window | null = window.opener
    // To no other site: whoever opened this window is told only where it is one of our own pages.
    opener?.postMessage({ type: termsAcceptedMessage, version: termsVersion }, window.location.origin)
    window.close()
    setTimeout(() => window.location.assign(paths.registerProfessional()), uiTimings.termsRedirectMs)
  }

  return (
    // Plain elements with a button's look: a page for reading brings no more code than it needs.
    <div className="space-y-4 rounded-card border bg-surface p-5 md:p-6 print:hidden">
      <h2 className="text-xl">¿Te vas a registrar como profesional?</h2>
      <p>
        Al aceptar decís que leíste esta versión y que estás de acuerdo. No hace falta para pedir un servicio.
      </p>
      <button
        type="button"
        disabled={isAccepted}
        onClick={accept}
        className={buttonClasses({ variant: 'sol', size: 'lg' })}
      >
        Acepto los términos
      </button>
      <noscript>
        <p className="font-medium">Para aceptarlos acá hace falta JavaScript.</p>
      </noscript>
    </div>
  )
}
