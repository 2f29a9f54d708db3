'use client'

import { decideReviewEndpoint } from '@oficio/contracts/reviews/reports'
import { Button } from '@/components/ui/button'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

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
  /** How many decisions the page shows. */
  decisions: number
  look: keyof typeof looks
}

/** One of the decisions about a review; its reason is required and stays on record. */
export function ReviewDecisionDialog({ reviewId, decisions, look }: ReviewDecisionDialogProps) {
  const { run, isPending } = useApiAction()
  const { decision, variant, submitVariant, button, consequence, success } = looks[look]
  const send = (reason: string, close: () => void) =>
    run(
      () =>
        callApi(decideReviewEndpoint, { params: { id: reviewId }, body: { decision, reason, decisions } }),
      {
        success,
        refusals: {
          already_decided: 'Alguien más del equipo decidió recién sobre esta reseña: mirá cómo quedó.',
        },
        onSuccess: close,
      },
    )
  return (
    <WordsDialog
      trigger={<Button variant={variant}>{button}</Button>}
      title={button}
      description={consequence}
      field={{ label: 'Motivo', schema: decideReviewEndpoint.body.shape.reason }}
      backLabel="Cancelar"
      submitLabel={button}
      submitVariant={submitVariant}
      isPending={isPending}
      onSend={send}
    />
  )
}
