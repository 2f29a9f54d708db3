'use client'

import { decideStandingEndpoint } from '@oficio/contracts/reviews/reports'
import { callApi } from '@/lib/api/api-client'
import { DecisionDialog } from './decision-dialog'

const looks = {
  counts: {
    variant: 'primary',
    submitVariant: 'primary',
    button: 'Que cuente',
    consequence: 'Se muestra y cuenta en la calificación. Se le avisa a quien la recibió.',
    success: 'La reseña cuenta',
  },
  out: {
    variant: 'outline',
    submitVariant: 'primary',
    button: 'Dejarla afuera',
    consequence: 'No se muestra ni cuenta. Quien la escribió lee que por ahora no la mostramos.',
    success: 'La reseña queda afuera',
  },
} as const

interface StandingDialogProps {
  reviewId: string
  /** The number of decisions on the page. The server compares it to detect a decision by another admin. */
  decisions: number
  look: keyof typeof looks
}

/** A dialog that decides whether a held review counts. The reason is recorded. */
export function StandingDialog({ reviewId, decisions, look }: StandingDialogProps) {
  return (
    <DecisionDialog
      reviewId={reviewId}
      look={looks[look]}
      description={looks[look].consequence}
      reason={{ label: 'Motivo, para el equipo', schema: decideStandingEndpoint.body.shape.reason }}
      onDecide={(reason) =>
        callApi(decideStandingEndpoint, {
          params: { id: reviewId },
          body: { standing: look, reason, decisions },
        })
      }
    />
  )
}
