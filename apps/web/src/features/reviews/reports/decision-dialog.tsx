import type { ZodString } from 'zod'
import { Button } from '@/components/ui/button'
import { WordsDialog } from '@/components/ui/words-dialog'

interface DecisionLook {
  variant: 'primary' | 'outline'
  submitVariant: 'primary' | 'destructive'
  button: string
  success: string
}

interface DecisionDialogProps {
  reviewId: string
  look: DecisionLook
  description: string
  reason: { label: string; schema: ZodString }
  onDecide: (reason: string) => Promise<unknown>
}

/** A dialog for a decision about a review. The reason is required and recorded. */
export function DecisionDialog({ reviewId, look, description, reason, onDecide }: DecisionDialogProps) {
  const { variant, submitVariant, button, success } = look
  return (
    <WordsDialog
      trigger={<Button variant={variant}>{button}</Button>}
      title={button}
      description={description}
      field={reason}
      backLabel="Cancelar"
      submitLabel={button}
      submitVariant={submitVariant}
      decides={reviewId}
      send={onDecide}
      success={success}
      refusals={{
        already_decided: 'Alguien más del equipo decidió recién sobre esta reseña: mirá cómo quedó.',
      }}
    />
  )
}
