'use client'

import { formatDeadline } from '@oficio/contracts/text/format-date'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { TimeLeft } from '@/components/ui/time-left'

interface UrgentPromiseProps {
  dueAt: string | null
  /** Whether the status of the request has changed since. Then the promise of this page is outdated. */
  hasMoved: boolean
}

/**
 * Confirms the payment of the fee, and says until when a professional must make contact. Rendered in the browser only.
 */
export function UrgentPromise({ dueAt, hasMoved }: UrgentPromiseProps) {
  const [openedAt] = useState(() => new Date().toISOString())
  return (
    <Alert tone="success" title="Recibimos tu pago">
      {promiseText(hasMoved, dueAt && formatDeadline(dueAt, openedAt))}{' '}
      {dueAt !== null && !hasMoved && <TimeLeft until={dueAt} />}
    </Alert>
  )
}

function promiseText(hasMoved: boolean, deadline: string | null): string {
  if (hasMoved) return 'Tu solicitud ya avanzó: mirá cómo va en tu enlace de seguimiento.'
  if (deadline === null) return 'Tu solicitud se muestra antes que las demás.'
  return `Si nadie te contacta antes de ${deadline}, te devolvemos la tarifa automáticamente.`
}
