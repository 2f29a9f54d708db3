import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { ErrorView } from '@/lib/api/api-client'
import type { RequestForm } from '../form/request-schema'
import type { RequestValues } from '../form/request-values'

/** Server names of fields that this form calls otherwise. With a payment the form is part of a larger body. */
const ownNames: Record<string, FieldPath<RequestValues>> = { photoIds: 'photos' }

/** Says beside each field what the server says of it. Returns false where it is about the form as a whole. */
export function showFaults(
  form: UseFormReturn<RequestValues, unknown, RequestForm>,
  { code, text, fields }: ErrorView,
): boolean {
  const named = Object.entries(fields).filter(([name]) => name !== 'website')
  for (const [name, message] of named) {
    const path = name.replace('metadata.form_data.', '').split('.')[0] ?? name
    // The server names fields of the contract, which are this form's but for those in `ownNames`.
    form.setError(ownNames[path] ?? (path as FieldPath<RequestValues>), { type: 'server', message })
  }
  const isPhotoLost = code === 'photo_not_yours'
  if (isPhotoLost) form.setError('photos', { type: 'lost', message: text })
  return named.length > 0 || isPhotoLost
}
