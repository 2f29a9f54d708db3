import type { ErrorView } from '@/lib/api/api-client'
import { ownNames } from './professional-values'

interface Blamed {
  field: string
  /** `lost`: the server does not have the file any more. */
  type: 'server' | 'lost'
  message: string
}

const lost: Partial<Record<ErrorView['code'], string>> = {
  photo_not_yours: 'photos',
  document_not_yours: 'documents',
}

/** Returns the controls that a refusal is about, with what to say there; none where it is about the form as a whole. */
export function blamedFields({ code, text, fields }: ErrorView): Blamed[] {
  const named = Object.entries(fields).map(([name, message]): Blamed => {
    const [first = name] = name.split('.')
    // The server names fields of the contract, which are the forms' but for those in `ownNames`.
    return { field: ownNames[first] ?? first, type: 'server', message }
  })
  const file = lost[code]
  return file ? [...named, { field: file, type: 'lost', message: text }] : named
}
