import type { FieldErrors } from 'react-hook-form'
import type { RequestValues } from '../fields/request-values'

/** The fields in the order in which they stand on the page, with the control that each error leads to. */
const order: readonly { name: keyof RequestValues; fieldId: string }[] = [
  { name: 'rubroId', fieldId: 'rubroId' },
  { name: 'description', fieldId: 'description' },
  { name: 'title', fieldId: 'title' },
  { name: 'photos', fieldId: 'photos' },
  { name: 'pendingUploads', fieldId: 'photos' },
  { name: 'state', fieldId: 'state' },
  { name: 'townName', fieldId: 'townName' },
  { name: 'city', fieldId: 'city' },
  { name: 'serviceAddress', fieldId: 'serviceAddress' },
  { name: 'postalCode', fieldId: 'postalCode' },
  { name: 'isUrgent', fieldId: 'isUrgent' },
  { name: 'contactName', fieldId: 'contactName' },
  { name: 'contactLastName', fieldId: 'contactLastName' },
  { name: 'phone', fieldId: 'phone' },
  { name: 'email', fieldId: 'email' },
  { name: 'expirationDays', fieldId: 'expirationDays' },
]

/** The ids of the controls, from top to bottom of the form. */
export const formOrder: readonly string[] = order.map(({ fieldId }) => fieldId)

/** Returns what the error summary lists, from top to bottom of the form. */
export function errorsOf(errors: FieldErrors<RequestValues>): { fieldId: string; message: string }[] {
  return order.flatMap(({ name, fieldId }) => {
    const message = errors[name]?.message
    return typeof message === 'string' ? [{ fieldId, message }] : []
  })
}
