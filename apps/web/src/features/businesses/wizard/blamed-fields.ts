import type { ErrorView } from '@/lib/api/api-client'
import { ownNames } from './wizard-values'

interface Blamed {
  field: string
  /** `lost`: the server does not have the picture any more. */
  type: 'server' | 'lost'
  message: string
}

/** Returns the controls that a refusal is about, with what to say there; none where it is about the form as a whole. */
export function blamedFields({ code, text, fields }: ErrorView): Blamed[] {
  const named = Object.entries(fields).map(([name, message]): Blamed => {
    const [first = name, second] = name.split('.')
    // Networks are fields of one of the contract's.
    const field = first === 'socialMedia' && second ? second : (ownNames[first] ?? first)
    return { field, type: 'server', message }
  })
  return code === 'photo_not_yours' ? [...named, { field: 'photos', type: 'lost', message: text }] : named
}
