'use client'

import { paths } from '@oficio/contracts/paths'
import { useState } from 'react'
import { buttonClasses } from '@/components/ui/button-classes'
import { callNextAuth } from './next-auth-calls'

/** Shown only where the operator configured Google. The login page leads on from there by role. */
export function GoogleButton({ from }: { from: string | null }) {
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    setIsLeaving(true)
    callNextAuth('signin/google', { callbackUrl: paths.login(from ?? undefined) })
      .then((url) => location.assign(url))
      .catch(() => setIsLeaving(false))
  }
  return (
    <button
      type="button"
      disabled={isLeaving}
      onClick={leave}
      className={buttonClasses({ variant: 'outline', size: 'lg', block: true })}
    >
      Continuar con Google
    </button>
  )
}
