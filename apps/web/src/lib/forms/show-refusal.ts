import { texts } from '@oficio/contracts/texts'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { ErrorView } from '../api/api-client'

/** An error of the server about a field. */
export interface FieldFault {
  field: string
  /** `lost`: the server does not have the file any more. */
  type: 'server' | 'lost'
  message: string
}

const hiddenUnexpected = 'Hay un dato que no pudimos leer. Recargá la página y probá de nuevo.'

/** Returns the faults of a refusal whose form has the field names of the contract. */
export const faultsIn = ({ fields }: Pick<ErrorView, 'fields'>): FieldFault[] =>
  Object.entries(fields).map(([field, message]) => ({ field, type: 'server', message }))

/** Returns the messages of faults that no control shows, as one text. Null without such faults. */
export function hiddenTextOf(faults: readonly { message: string }[]): string | null {
  // 'Este dato no es válido' is a riddle away from its control.
  const messages = faults.map(({ message }) => (message === texts.unexpected ? hiddenUnexpected : message))
  return messages.length > 0 ? [...new Set(messages)].join(' ') : null
}

/** Returns the refusal with the messages of its fields as text, for a form that shows nothing beside its controls. */
export const withFieldTexts = (view: ErrorView): ErrorView =>
  view.code === 'validation_failed' ? { ...view, text: hiddenTextOf(faultsIn(view)) ?? view.text } : view

/**
 * Shows a refusal of the server in the form: each fault beside its control, and the faults of fields that are not in
 * `visibleFields` above the form (`faultsOf` reads them). Returns the refusal if it concerns the form as a whole, and
 * null if the form shows all of it.
 */
export function showRefusal<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'setError'>,
  view: ErrorView,
  faults: readonly FieldFault[],
  visibleFields: readonly string[],
): ErrorView | null {
  const shownFaults = faults.filter(({ field }) => visibleFields.includes(field))
  // The filter proved the names.
  for (const { field, ...fault } of shownFaults) form.setError(field as FieldPath<Values>, fault)
  // A code of its own says what happened, and has its own box in some forms.
  if (shownFaults.length === 0 && view.code !== 'validation_failed') return view
  const hiddenText = hiddenTextOf(faults.filter(({ field }) => !visibleFields.includes(field)))
  if (hiddenText !== null) form.setError('root.server', { type: 'server', message: hiddenText })
  return shownFaults.length === 0 && hiddenText === null ? view : null
}
