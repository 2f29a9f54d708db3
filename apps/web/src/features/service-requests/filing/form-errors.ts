import { fieldNames } from '@oficio/contracts/service-requests/form-fields'
import type { FieldErrors } from 'react-hook-form'
import type { RequestValues } from '../form/request-values'

type Place = [name: keyof RequestValues, fieldId: string]

/** The fields in the order in which they stand on the page, with the control that each error leads to. */
const order = fieldNames.flatMap((name): Place[] =>
  name === 'photoIds'
    ? [
        ['photos', 'photos'],
        ['pendingUploads', 'photos'],
      ]
    : [[name, name]],
)

/** The ids of the controls, from top to bottom of the form. */
export const formOrder: readonly string[] = order.map(([, fieldId]) => fieldId)

/** Returns what the error summary lists, from top to bottom of the form. */
export function errorsOf(errors: FieldErrors<RequestValues>): { fieldId: string; message: string }[] {
  return order.flatMap(([name, fieldId]) => {
    const message = errors[name]?.message
    return typeof message === 'string' ? [{ fieldId, message }] : []
  })
}
