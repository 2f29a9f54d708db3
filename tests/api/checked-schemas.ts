import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Json = Record<string, unknown>

const key = 'openapi'

/**
 * Returns a function that validates a value with the schema at a place of the document. It returns the fault, or null.
 */
export function schemasOf(document: Json) {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  // The type is a union of both module kinds, in which the compiler does not find the function.
  const addAll: typeof addFormats.default = addFormats.default ?? addFormats
  addAll(ajv)
  ajv.addFormat('binary', true)
  ajv.addSchema({ ...document, $id: key })
  const validators = new Map<string, ValidateFunction>()
  return (pointer: readonly string[], value: unknown): string | null => {
    const path = pointer
      .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
    const reference = `${key}#/${path.join('/')}`
    const validate = validators.get(reference) ?? ajv.compile({ $ref: reference })
    validators.set(reference, validate)
    return validate(value) ? null : sayErrors(validate.errors ?? [])
  }
}

const sayErrors = (errors: ErrorObject[]): string =>
  errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; ')
