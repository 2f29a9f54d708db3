'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ErrorView } from '@/lib/api/api-client'

interface PartRefusalProps {
  refusal: ErrorView | null
  isSaving: boolean
  /** The page of the part, to be looked at in another tab. */
  href: string
  onOverwrite: () => void
}

/** Why a part was not saved; where another tab saved first, whose words hold is its owner's choice. */
export function PartRefusal({ refusal, isSaving, href, onOverwrite }: PartRefusalProps) {
  if (!refusal) return null
  return (
    <Alert
      tone="error"
      title={refusal.text}
      action={
        refusal.code === 'business_changed' && (
          <div className="flex flex-wrap gap-3">
            <Button onClick={onOverwrite} isLoading={isSaving}>
              Guardar lo mío igual
            </Button>
            <Button asChild variant="outline">
              <a href={href} target="_blank" rel="noreferrer">
                Ver lo que está guardado
              </a>
            </Button>
          </div>
        )
      }
    >
      Lo que cambiaste sigue acá.
    </Alert>
  )
}
