'use client'

import { decideReviewEndpoint } from '@oficio/contracts/reviews/reports'
import { callApi } from '@/lib/api/api-client'
import { DecisionDialog } from './decision-dialog'

const looks = {
  hide: {
    decision: 'hide',
    variant: 'outline',
    submitVariant: 'destructive',
    button: 'Quitar la reseña',
    consequence:
      'Deja de verse y de contar en la calificación. El motivo se lee en la página, y les llega por email a quien la escribió, a quien la recibió y a quienes la reportaron.',
    success: 'Reseña quitada',
  },
  keep: {
    decision: 'keep',
    variant: 'outline',
    submitVariant: 'primary',
    button: 'Dejarla',
    consequence: 'Se sigue viendo y cuenta. El motivo les llega por email a quienes la reportaron.',
    success: 'Reportes resueltos',
  },
  show: {
    decision: 'keep',
    variant: 'primary',
    submitVariant: 'primary',
    button: 'Volver a mostrarla',
    consequence: 'Se ve y cuenta de nuevo. Se les avisa a quien la escribió y a quien la recibió.',
    success: 'La reseña se ve de nuevo',
  },
} as const

interface ReviewDecisionDialogProps {
  reviewId: string
  /** The number of decisions on the page. The server compares it to detect a decision by another admin. */
  decisions: number
  look: keyof typeof looks
}

/** A dialog to hide, keep or show a review. The reason is required and recorded. */
export function ReviewDecisionDialog({ reviewId, decisions, look }: ReviewDecisionDialogProps) {
  const { decision } = looks[look]
  return (
    <DecisionDialog
      reviewId={reviewId}
      look={looks[look]}
      description={looks[look].consequence}
      reason={{ label: 'Motivo', schema: decideReviewEndpoint.body.shape.reason }}
      onDecide={(reason) =>
        callApi(decideReviewEndpoint, { params: { id: reviewId }, body: { decision, reason, decisions } })
      }
    />
  )
}
