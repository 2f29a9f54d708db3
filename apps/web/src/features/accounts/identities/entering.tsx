'use client'

import { useEffect, useRef, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { type ErrorView, errorOf } from '@/lib/api/api-client'
import { openArrivedSession } from '../sessions/open-web-session'
import { LoginFailed } from './login-failed'
import { goOn, goToSecondStep, type Onward } from './onward'

/** Opens the session for the token in the address after a login with Google, and then leaves the page. */
export function Entering({ token, ...onward }: Onward & { token: string }) {
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    // The token works once, so an effect that runs twice must not send it twice.
    if (isAsked.current) return
    isAsked.current = true
    openArrivedSession({ token }).then(
      (user) => goOn(user, onward),
      (reason) => {
        const refusal = errorOf(reason)
        if (!goToSecondStep(refusal, onward)) setRefusal(refusal)
      },
    )
  })
  if (refusal)
    return (
      <LoginFailed
        title="Error al iniciar sesión"
        text={refusal.text}
        word={refusal.code}
        from={onward.from}
      />
    )
  return (
    <p role="status" className="flex items-center gap-3">
      <Spinner />
      Cargando...
    </p>
  )
}
