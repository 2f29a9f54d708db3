'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { OverwriteChoice } from '@/components/ui/overwrite-choice'
import type { ErrorView } from '@/lib/api/api-client'

export interface EditRefusalProps {
  refusal: ErrorView
  /** The page of the stored request, opened in another tab. */
  storedHref: string
  /** Saves the edit over what was saved meanwhile. */
  onOverwrite: () => Promise<void>
}

/** Why an edit was not saved. If another tab saved first, the client can look at the stored request or overwrite it. */
export function EditRefusal({ refusal, storedHref, onOverwrite }: EditRefusalProps) {
  const [isSaving, setIsSaving] = useState(false)
  const overwrite = () => {
    setIsSaving(true)
    void onOverwrite().finally(() => setIsSaving(false))
  }
  if (refusal.code !== 'request_changed') return <Alert tone="error" title={refusal.text} />
  return (
    <Alert
      tone="error"
      title={refusal.text}
      action={<OverwriteChoice isSaving={isSaving} storedHref={storedHref} onOverwrite={overwrite} />}
    >
      Lo que cambiaste sigue acá.
    </Alert>
  )
}
