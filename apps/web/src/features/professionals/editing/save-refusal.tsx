'use client'

import { paths } from '@oficio/contracts/paths'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ErrorView } from '@/lib/api/api-client'

interface SaveRefusalProps {
  refusal: ErrorView
  isSending: boolean
  onOverwrite: () => void
}

/** Why the profile was not saved. If another tab saved first, the owner can look at the stored data or overwrite it. */
export function SaveRefusal({ refusal, isSending, onOverwrite }: SaveRefusalProps) {
  const isOutdated = refusal.code === 'profile_changed'
  return (
    <Alert
      tone="error"
      title={refusal.text}
      action={
        isOutdated && (
          <div className="flex flex-wrap gap-3">
            <Button onClick={onOverwrite} isLoading={isSending}>
              Guardar lo mío igual
            </Button>
            <Button asChild variant="outline">
              <a href={paths.professionalProfile()} target="_blank" rel="noreferrer">
                Ver lo que está guardado
              </a>
            </Button>
          </div>
        )
      }
    >
      Lo que escribiste sigue acá.
    </Alert>
  )
}
