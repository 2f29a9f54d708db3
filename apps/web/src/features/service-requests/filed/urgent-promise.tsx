'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { TimeLeft } from '@/components/ui/time-left'
import { formatDeadline } from '@/lib/format-date'

/** The fee arrived, and until when it buys an answer. Drawn in the browser only. */
export function UrgentPromise({ dueAt }: { dueAt: string | null }) {
  const [openedAt] = useState(() => new Date().toISOString())
  return (
    <Alert tone="success" title="Recibimos tu pago">
      {dueAt === null ? (
        'Tu solicitud se muestra antes que las demás.'
      ) : (
        <>
          Si nadie te contacta antes de {formatDeadline(dueAt, openedAt)}, te devolvemos la tarifa
          automáticamente. <TimeLeft until={dueAt} />
        </>
      )}
    </Alert>
  )
}
