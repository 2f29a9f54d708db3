import type { ErrorView } from '@/lib/api/api-client'
import type { FieldFault } from '@/lib/forms/show-refusal'
import { ownNames } from './professional-values'

const lostFiles: Partial<Record<ErrorView['code'], string>> = {
  photo_not_yours: 'photos',
  document_not_yours: 'documents',
}

/**
 * Returns the faulty fields of a refusal with their messages. Returns none if the refusal concerns the form as a whole.
 */
export function blamedFields({ code, text, fields }: ErrorView): FieldFault[] {
  const faults = Object.entries(fields).map(([name, message]): FieldFault => {
    const [first = name] = name.split('.')
    // The server uses the contract's field names. Those in `ownNames` have other names in the form.
    return { field: ownNames[first] ?? first, type: 'server', message }
  })
  const file = lostFiles[code]
  return file ? [...faults, { field: file, type: 'lost', message: text }] : faults
}
