import type { FieldValues, FieldErrors as FormErrors } from 'react-hook-form'

/** An error in the summary of a form. Without a `fieldId` it concerns the form as a whole. */
export interface SummaryFault {
  fieldId?: string
  message: string
}

/**
 * Returns the faults of a flat form for its summary: first a fault that no control shows (`showRefusal`), then the
 * others in the order of the fields. The id of each control is the name of its field, or its entry in `controlOf`.
 */
export function faultsOf<Values extends FieldValues>(
  errors: FormErrors<Values>,
  fields: readonly string[],
  controlOf: Readonly<Record<string, string>> = {},
): SummaryFault[] {
  const messages = new Map(Object.entries(errors).map(([fieldId, fault]) => [fieldId, fault?.message]))
  const hiddenText = errors.root?.server?.message
  const shownFaults = fields.flatMap((field) => {
    const message = messages.get(field)
    return typeof message === 'string' ? [{ fieldId: controlOf[field] ?? field, message }] : []
  })
  return hiddenText ? [{ message: hiddenText }, ...shownFaults] : shownFaults
}
