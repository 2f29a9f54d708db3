import type { FileField } from '@oficio/contracts/endpoint'
import { AppError, codeOf, type ErrorCode, errors } from '@oficio/contracts/errors'
import { detailsOf } from './answers'

type FileRules = Readonly<Record<string, FileField>>

export const tooLarge: Record<FileField['kind'], ErrorCode> = {
  photo: 'photo_too_large',
  document: 'document_too_large',
  table: 'table_too_large',
}
const tooMany: Record<FileField['kind'], ErrorCode> = {
  photo: 'too_many_photos',
  document: 'too_many_documents',
  // Each call takes a single table.
  table: 'invalid_request',
}

/**
 * Returns the Spanish message with the limit of this field. The general message names the limit of a request, which may
 * be higher.
 */
const tooManyText = (max: number): string =>
  max === 1 ? 'Acá va un solo archivo.' : `Podés subir hasta ${max} archivos.`

/** Returns the kind of the first file field. Used for the error of a body that is too large as a whole. */
export const firstOf = (files: FileRules): FileField['kind'] => Object.values(files)[0]?.kind ?? 'photo'

export const firstField = (files: FileRules): [string, FileField] => {
  const [first] = Object.entries(files)
  if (!first) throw new Error('an endpoint with files must name their fields')
  return first
}

export function tooManyOf(field: string, { kind, max }: FileField): AppError {
  const text = tooManyText(max)
  return new AppError(tooMany[kind], { fields: { [field]: text }, wording: { text } })
}

/** Returns the error for a file in an unknown field. Without the error, the file would be lost silently. */
export const unexpectedFile = (field: string, files: FileRules): AppError =>
  new AppError('validation_failed', {
    fields: { [field]: `Acá no va un archivo. Los archivos van en: ${Object.keys(files).join(', ')}.` },
  })

/** Returns the error with the path of the faulty file. Returns other errors unchanged. */
export function blameCaller(path: string, error: unknown): unknown {
  const code = codeOf(error)
  if (!code) return error
  const { fields = { [path]: errors[code].text }, retryAfterSeconds, details, wording } = detailsOf(error)
  return new AppError(code, {
    fields,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(details && { details }),
    ...(wording && { wording }),
    cause: error,
  })
}

export const rethrowWithPath = (path: string) => (error: unknown) => {
  throw blameCaller(path, error)
}
