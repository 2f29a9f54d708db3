'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

/** An error with a retry button, for the part of the page that depends on the visitor. */
export function VisitorFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="error"
      title="Error al cargar la solicitud"
      action={
        <Button variant="outline" onClick={onRetry}>
          Reintentar
        </Button>
      }
    />
  )
}
