'use client'

import { Alert } from '@/components/ui/alert'
import { OverwriteChoice } from '@/components/ui/overwrite-choice'
import type { ErrorView } from '@/lib/api/api-client'

interface PartRefusalProps {
  refusal: ErrorView | null
  isSaving: boolean
  /** The page of the stored data, opened in another tab. */
  href: string
  onOverwrite: () => void
}

/** Why a part was not saved. If another tab saved first, the owner can look at the stored data or overwrite it. */
export function PartRefusal({ refusal, isSaving, href, onOverwrite }: PartRefusalProps) {
  if (!refusal) return null
  return (
    <Alert
      tone="error"
      title={refusal.text}
      action={
        refusal.code === 'business_changed' && (
          <OverwriteChoice isSaving={isSaving} storedHref={href} onOverwrite={onOverwrite} />
        )
      }
    >
      Lo que cambiaste sigue acá.
    </Alert>
  )
}
