'use client'

import { CloudOff } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useSendWhenBack } from './use-send-when-back'

interface WaitingBoxProps {
  onSend: () => void
  onStop: () => void
}

/** The form was sent without a connection: says so, and sends it once there is one, for as long as it stands there. */
export function WaitingBox({ onSend, onStop }: WaitingBoxProps) {
  useSendWhenBack(onSend)
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
