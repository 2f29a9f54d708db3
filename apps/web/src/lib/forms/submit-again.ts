import type { BaseSyntheticEvent } from 'react'
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form'

/**
 * Returns the submit handler of a form without a schema. Clears the errors of the last attempt first. Otherwise an
 * error without a control (a photo that is still uploading) would block the form forever.
 */
export function submitAgain<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'clearErrors' | 'handleSubmit'>,
  onSubmit: SubmitHandler<Values>,
): (event?: BaseSyntheticEvent) => Promise<unknown> {
  const submit = form.handleSubmit(onSubmit)
  return (event) => {
    form.clearErrors()
    return submit(event)
  }
}
