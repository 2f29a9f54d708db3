'use client'

import { CloudOff } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { dropStored, readStored, store } from '@/lib/storage/browser-storage'
import { useSendWhenBack } from './use-send-when-back'

const storageKey = 'service-request-waiting:1'

/** Whether the form with this key was to be sent once there is a connection again. */
export const isFormWaiting = (idempotencyKey: string): boolean =>
  readStored('localStorage', storageKey) === idempotencyKey

export const keepWaiting = (idempotencyKey: string): void => store('localStorage', storageKey, idempotencyKey)

export const dropWaiting = (): void => dropStored('localStorage', storageKey)

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
