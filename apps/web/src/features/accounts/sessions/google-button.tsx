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
  /** Where to go afterwards; left out: where the role lands. */
  from?: string | null
  /** Whether a new account goes on to register as a professional. */
  asProfessional?: boolean
}

/** Leads to Google, which leads back to the page of `paths.authCallback`. Shown only where the operator configured it. */
export function GoogleButton({ from = null, asProfessional = false }: GoogleButtonProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const leave = async () => {
    setIsLeaving(true)
    setFault(null)
    // The browser's back button may bring this very page back to life.
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
