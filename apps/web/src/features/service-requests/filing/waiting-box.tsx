'use client'

import { CloudOff } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Scene } from '@/components/illustrations/scene'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { restoreFocusLater } from '@/lib/restore-focus'

/** Interval of retries, because a connection that has just come back may lose the first attempt. */
const retryMs = 10_000

interface WaitingBoxProps {
  onSend: () => void
  onStop: () => void
}

/**
 * Says that the form could not be sent without a connection. Sends it when the browser is online, as long as the box is
 * shown.
 */
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

  const stop = () => {
    onStop()
    restoreFocusLater('main form [type=submit]')
  }

  return (
    <div className="overflow-hidden rounded-card bg-sol-soft">
      <Scene name="offline" className="h-32 w-full bg-primary-soft" />
      <Alert
        tone="warning"
        icon={CloudOff}
        title="No hay conexión: tu solicitud todavía no salió."
        action={
          <Button variant="outline" onClick={stop}>
            No enviarla sola
          </Button>
        }
      >
        Quedó guardada en este dispositivo. La enviamos apenas vuelva internet, o cuando vuelvas a abrir esta
        página.
      </Alert>
    </div>
  )
}
