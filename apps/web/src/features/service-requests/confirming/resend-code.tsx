'use client'

import { resendConfirmationEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { callApi, errorOf } from '@/lib/api/api-client'
import { restoreFocusLater } from '@/lib/restore-focus'
import { toast } from '@/lib/toast'
import { trackingHeaders } from '../tracking-headers'

interface ResendCodeProps {
  requestId: string
  token: string
  onSent: () => void
}

/** Pause before another code can be requested. Mails take a moment, and a new code invalidates the one on its way. */
const pauseSeconds = 60

/** A button that mails a new confirmation code. */
export function ResendCode({ requestId, token, onSent }: ResendCodeProps) {
  const [isSending, setIsSending] = useState(false)
  const [secondsLeft, setSecondsLeft] = useState(0)
  const isPaused = secondsLeft > 0

  useEffect(() => {
    if (!isPaused) return
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [isPaused])

  const resend = async () => {
    setIsSending(true)
    try {
      const { isCodeWaiting } = await callApi(resendConfirmationEndpoint, {
        params: { id: requestId },
        headers: trackingHeaders(token),
      })
      setSecondsLeft(pauseSeconds)
      restoreFocusLater('#code')
      if (isCodeWaiting)
        toast.warning(
          'El código nuevo te llega apenas se libere tu conexión. No hace falta que lo pidas otra vez.',
        )
      else toast.success('Te mandamos un código nuevo. El anterior ya no sirve.')
      onSent()
    } catch (error) {
      toast.error(errorOf(error).text)
    } finally {
      setIsSending(false)
    }
  }

  if (isPaused) {
    return (
      <p className="text-muted-foreground tabular-nums">
        Podés pedir otro en {Math.floor(secondsLeft / 60)}:{String(secondsLeft % 60).padStart(2, '0')}
      </p>
    )
  }
  return (
    <Button variant="ghost" onClick={resend} isLoading={isSending}>
      No me llegó: enviar otro
    </Button>
  )
}
