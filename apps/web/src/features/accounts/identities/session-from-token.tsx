'use client'

import { useEffect, useRef, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { type ErrorView, errorOf } from '@/lib/api/api-client'
import { openArrivedSession } from '../sessions/open-web-session'
import { LoginFailed } from './login-failed'
import { goToSecondStep, goToTarget, type ReturnTarget } from './return-target'

/** Opens the session for the token in the address after a login with Google, and then leaves the page. */
export function SessionFromToken({ token, ...onward }: ReturnTarget & { token: string }) {
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const isRequested = useRef(false)
  useEffect(() => {
    // The token works once, so an effect that runs twice must not send it twice.
    if (isRequested.current) return
    isRequested.current = true
    openArrivedSession({ token }).then(
      (user) => goToTarget(user, onward),
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
