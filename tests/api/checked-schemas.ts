import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Json = Record<string, unknown>

const key = 'openapi'

/** Returns a function that names what is wrong with a value by the schema at a place of the document, or null. */
export function schemasOf(document: Json) {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  // A union of both module kinds hides the function from the compiler.
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
