import type { FieldValues, FieldErrors as FormErrors } from 'react-hook-form'

/** Returns the faults of a flat form for its summary; each control has the id of its field. */
export function faultsOf<Values extends FieldValues>(errors: FormErrors<Values>) {
  return Object.entries(errors).flatMap(([fieldId, fault]) => {
    const message = fault?.message
    return typeof message === 'string' ? [{ fieldId, message }] : []
  })
}
