'use client'

import { decideStandingEndpoint } from '@oficio/contracts/reviews/reports'
import { Button } from '@/components/ui/button'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

const looks = {
  counts: {
    variant: 'primary',
    button: 'Que cuente',
    consequence: 'Se muestra y cuenta en la calificación. Se le avisa a quien la recibió.',
    success: 'La reseña cuenta',
  },
  out: {
    variant: 'outline',
    button: 'Dejarla afuera',
    consequence: 'No se muestra ni cuenta. Quien la escribió lee que por ahora no la mostramos.',
    success: 'La reseña queda afuera',
  },
} as const

interface StandingDialogProps {
  reviewId: string
  /** How many decisions the page shows. */
  decisions: number
  look: keyof typeof looks
}

/** Whether a review counts; the reason stays on record. */
export function StandingDialog({ reviewId, decisions, look }: StandingDialogProps) {
  const { run, isPending } = useApiAction()
  const { variant, button, consequence, success } = looks[look]
  const send = (reason: string, close: () => void) =>
    run(
      () =>
        callApi(decideStandingEndpoint, {
          params: { id: reviewId },
          body: { standing: look, reason, decisions },
        }),
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
      field={{ label: 'Motivo, para el equipo', schema: decideStandingEndpoint.body.shape.reason }}
      backLabel="Cancelar"
      submitLabel={button}
      submitVariant="primary"
      isPending={isPending}
      onSend={send}
    />
  )
}
