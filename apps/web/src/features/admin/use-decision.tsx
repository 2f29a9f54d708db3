'use client'

import type { ZodString } from 'zod'
import { Button } from '@/components/ui/button'
import { recordedReason, WordsDialog } from '@/components/ui/words-dialog'

interface UseDecisionProps {
  name: string
  isRetired: boolean
  /** The label of the button that brings the choice back. */
  bringBack: string
  consequence: string
  reason: ZodString
  success: string
  decide: (reason: string) => Promise<unknown>
}

/**
 * Retires a choice that forms offer (a rubro, a category or a tag), or brings it back. The reason is required and
 * recorded.
 */
export function UseDecision({ name, isRetired, bringBack, consequence, reason, ...rest }: UseDecisionProps) {
  const { success, decide } = rest
  const action = isRetired ? bringBack : 'Sacar de uso'
  return (
    <WordsDialog
      trigger={<Button variant="outline">{action}</Button>}
      title={`${action}: ${name}`}
      description={consequence}
      field={recordedReason(reason)}
      submitLabel={action}
      submitVariant={isRetired ? 'primary' : 'destructive'}
      send={decide}
      success={success}
    />
  )
}
