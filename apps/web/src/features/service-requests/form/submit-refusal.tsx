'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ErrorView } from '@/lib/api-client'

interface SubmitRefusalProps {
  refusal: ErrorView
  onSendAsNew: () => void
}

/** Why the request was not filed where no single field is to blame. Nothing that was typed is gone. */
export function SubmitRefusal({ refusal, onSendAsNew }: SubmitRefusalProps) {
  if (refusal.code === 'idempotency_conflict') {
    return (
      <Alert
        tone="error"
        title={refusal.text}
        action={
          <Button variant="outline" onClick={onSendAsNew}>
            Enviar como una solicitud nueva
          </Button>
        }
      >
        La primera ya está en camino: revisá tu mail, ahí está el enlace para seguirla y corregirla.
      </Alert>
    )
  }
  return (
    <Alert tone="error" title={titleOf(refusal)}>
      Lo que escribiste sigue acá.
    </Alert>
  )
}

/** A failure of ours or of the connection gets the text that the specification has for this form. */
function titleOf({ code, text }: ErrorView): string {
  const isOurs = code === 'network' || code === 'timeout' || code === 'internal'
  return isOurs ? 'Ocurrió un error al enviar la solicitud. Por favor, intente de nuevo.' : text
}
