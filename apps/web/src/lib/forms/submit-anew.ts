import type { BaseSyntheticEvent } from 'react'
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form'

/**
 * Returns how a form without a schema is sent. What was found wrong when it was sent before is forgotten first: an error
 * at what is no control of its own, as the pictures that are on their way, would stay and keep the form from being sent.
 */
export function submitAnew<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'clearErrors' | 'handleSubmit'>,
  onSubmit: SubmitHandler<Values>,
): (event?: BaseSyntheticEvent) => Promise<unknown> {
  const submit = form.handleSubmit(onSubmit)
  return (event) => {
    form.clearErrors()
    return submit(event)
  }
}
