import type { ErrorView } from '@/lib/api/api-client'
import type { FieldFault } from '@/lib/forms/use-step-form'
import { ownNames } from './wizard-values'

/** Returns the controls that a refusal is about, with what to say there; none where it is about the form as a whole. */
export function blamedFields({ code, text, fields }: ErrorView): FieldFault[] {
  const faults = Object.entries(fields).map(([name, message]): FieldFault => {
    const [first = name, second] = name.split('.')
    // Networks are fields of one of the contract's.
    const field = first === 'socialMedia' && second ? second : (ownNames[first] ?? first)
    return { field, type: 'server', message }
  })
  return code === 'photo_not_yours' ? [...faults, { field: 'photos', type: 'lost', message: text }] : faults
}
