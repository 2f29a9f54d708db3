import { fieldNames } from '@oficio/contracts/service-requests/form-fields'
import type { FieldErrors } from 'react-hook-form'
import { faultsOf, type SummaryFault } from '@/lib/forms/form-faults'
import type { RequestValues } from '../form/request-values'

type Place = [name: keyof RequestValues, fieldId: string]

/** The fields in the order of the page, each with the id of the control to which its error links. */
const order = fieldNames.flatMap((name): Place[] =>
  name === 'photoIds'
    ? [
        ['photos', 'photos'],
        ['pendingUploads', 'photos'],
      ]
    : [[name, name]],
)

/** The ids of the controls, in the order of the page. */
export const formOrder: readonly string[] = order.map(([, fieldId]) => fieldId)

/** The fields of the form, in the order of the page. */
export const formFields: readonly string[] = order.map(([name]) => name)

/** Returns the entries of the error summary, in the order of the page. */
export const errorsOf = (errors: FieldErrors<RequestValues>): SummaryFault[] =>
  faultsOf(errors, formFields, Object.fromEntries(order))
