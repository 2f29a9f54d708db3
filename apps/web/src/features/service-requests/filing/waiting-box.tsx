'use client'

import { CloudOff } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

/** A connection that has just come back may lose the first attempt. */
const retryMs = 10_000

interface WaitingBoxProps {
  onSend: () => void
  onStop: () => void
}

/** Says that the form was sent without a connection, and sends it once there is one, for as long as the box is shown. */
export function WaitingBox({ onSend, onStop }: WaitingBoxProps) {
  const sendIfOnline = useEffectEvent(() => {
    if (navigator.onLine) onSend()
  })

  useEffect(() => {
    const send = () => sendIfOnline()
    send()
    const timer = setInterval(send, retryMs)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [])

  return (
    <Alert
      tone="warning"
      icon={CloudOff}
      title="No hay conexión: tu solicitud todavía no salió."
      action={
        <Button variant="outline" onClick={onStop}>
          No enviarla sola
        </Button>
      }
    >
      Quedó guardada en este dispositivo. La enviamos apenas vuelva internet, o cuando vuelvas a abrir esta
      página.
    </Alert>
  )
}
