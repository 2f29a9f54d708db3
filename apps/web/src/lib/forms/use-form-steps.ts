'use client'

import { useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useStep } from './use-step'

type FieldOf<Values extends FieldValues> = keyof Values & FieldPath<Values>

/**
 * A form that is asked in steps: the one that is shown, the way on from it, and the way to where something is wrong. `parts`
 * are the steps' names in the address. `attempt` counts what was tried in vain.
 */
export function useFormSteps<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  steps: readonly { fields: readonly FieldOf<Values>[] }[],
  parts: readonly string[],
) {
  const { step, goTo } = useStep(parts)
  const [attempt, setAttempt] = useState(0)
  const hasFailed = () => setAttempt((count) => count + 1)

  /** Shows what is wrong, in the step where it stands. */
  const showFaults = (isWrong: (field: FieldOf<Values>) => boolean) => {
    const at = steps.findIndex(({ fields }) => fields.some(isWrong))
    // The summary above the step is where they are told.
    if (at !== -1 && at !== step) goTo(at, { leadsElsewhere: true })
    hasFailed()
  }

  const next = async () => {
    const fields = steps[step]?.fields ?? []
    if (await form.trigger([...fields])) return goTo(step + 1)
    // From now on each is judged as it is typed: a fault that goes only when the field is left moves the button away.
    for (const field of fields) form.setValue(field, form.getValues(field), { shouldTouch: true })
    hasFailed()
  }
  return { step, goTo, next, attempt, showFaults }
}
