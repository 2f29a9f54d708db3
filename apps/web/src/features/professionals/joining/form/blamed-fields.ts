import type { ErrorView } from '@/lib/api/api-client'
import type { FieldFault } from '@/lib/forms/use-step-form'
import { ownNames } from './professional-values'

const lostFiles: Partial<Record<ErrorView['code'], string>> = {
  photo_not_yours: 'photos',
  document_not_yours: 'documents',
}

/** Returns the controls that a refusal is about, with what to say there; none where it is about the form as a whole. */
export function blamedFields({ code, text, fields }: ErrorView): FieldFault[] {
  const faults = Object.entries(fields).map(([name, message]): FieldFault => {
    const [first = name] = name.split('.')
    // The server names fields of the contract, which are the forms' but for those in `ownNames`.
    return { field: ownNames[first] ?? first, type: 'server', message }
  })
  const file = lostFiles[code]
  return file ? [...faults, { field: file, type: 'lost', message: text }] : faults
}
