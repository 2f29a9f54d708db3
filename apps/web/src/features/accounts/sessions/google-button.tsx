'use client'

import { accountErrors } from '@oficio/contracts/browser-errors/accounts'
import { paths } from '@oficio/contracts/paths'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { buttonClasses } from '@/components/ui/button-classes'
import { errorOf } from '@/lib/api/api-client'
import { GoogleMark } from './google-mark'
import { callNextAuth } from './next-auth-calls'

interface GoogleButtonProps {
  /** Where to go after the login. If absent, the first page of the role. */
  from?: string | null
  /** Whether a new account continues with the registration as a professional. */
  asProfessional?: boolean
}

/**
 * Sends the visitor to Google, which redirects to `paths.authCallback`. Rendered only if the operator configured
 * Google.
 */
export function GoogleButton({ from = null, asProfessional = false }: GoogleButtonProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const leave = async () => {
    setIsLeaving(true)
    setFault(null)
    // The browser's back button can restore this page from its cache, still marked as leaving.
    addEventListener('pageshow', () => setIsLeaving(false), { once: true })
    try {
      const callbackUrl = paths.authCallback({
        from: from ?? undefined,
        registerAsProfessional: asProfessional,
      })
      const { address } = await callNextAuth('signin/google', { callbackUrl })
      if (!address.searchParams.has('error')) return location.assign(address)
      setFault(accountErrors.identity_failed.text)
    } catch (reason) {
      setFault(errorOf(reason).text)
    }
    setIsLeaving(false)
  }
  return (
    <div className="space-y-4">
      {fault && <Alert tone="error">{fault}</Alert>}
      <button
        type="button"
        disabled={isLeaving}
        onClick={leave}
        className={buttonClasses({ variant: 'outline', size: 'lg', block: true })}
      >
        <GoogleMark />
        Continuar con Google
      </button>
    </div>
  )
}
