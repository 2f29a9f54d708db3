import type { FieldValues, FieldErrors as FormErrors } from 'react-hook-form'

/**
 * Returns the faults of a flat form for its summary, in the order of the fields. The id of each control must be the
 * name of its field.
 */
export function faultsOf<Values extends FieldValues>(errors: FormErrors<Values>, fields: readonly string[]) {
  const messages = new Map(Object.entries(errors).map(([fieldId, fault]) => [fieldId, fault?.message]))
  return fields.flatMap((fieldId) => {
    const message = messages.get(fieldId)
    return typeof message === 'string' ? [{ fieldId, message }] : []
  })
}
