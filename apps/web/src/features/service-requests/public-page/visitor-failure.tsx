'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

/** What the visitor alone may see did not load; the page around it did. */
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
