import type { ErrorView } from '@/lib/api/api-client'
import type { FieldFault } from '@/lib/forms/show-refusal'
import { ownNames } from './wizard-values'

/**
 * Returns the faulty fields of a refusal with their messages. Returns none if the refusal concerns the form as a whole.
 */
export function blamedFields({ code, text, fields }: ErrorView): FieldFault[] {
  const faults = Object.entries(fields).map(([name, message]): FieldFault => {
    const [first = name, second] = name.split('.')
    // The networks are own fields of the form, but one field of the contract.
    const field = first === 'socialMedia' && second ? second : (ownNames[first] ?? first)
    return { field, type: 'server', message }
  })
  return code === 'photo_not_yours' ? [...faults, { field: 'photos', type: 'lost', message: text }] : faults
}
