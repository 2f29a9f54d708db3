import { type Endpoint, type InputOf, nothing } from '@oficio/contracts/endpoint'
import { AppError, type FieldErrors } from '@oficio/contracts/errors'
import { texts } from '@oficio/contracts/texts'
import type { z } from 'zod'

/**
 * Returns the Spanish message for a fault whose schema has no message of its own. The message says what the field
 * accepts, because callers of the API see no form with the choices.
 */
function spanishMessageOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Falta este dato.' : (typeWords[issue.expected] ?? texts.unexpected)
    case 'invalid_value':
      return `Puede ser: ${issue.values.map(String).join(', ')}.`
    case 'too_small':
      return sizeWords(issue.origin, 'al menos', issue.minimum)
    case 'too_big':
      return sizeWords(issue.origin, 'hasta', issue.maximum)
    case 'not_multiple_of':
      return `Tiene que ser múltiplo de ${issue.divisor}.`
    case 'invalid_format':
      return formatWords[issue.format] ?? texts.unexpected
    case 'invalid_union':
      return unionWords(issue.errors)
    default:
      return texts.unexpected
  }
}

const typeWords: Partial<Record<string, string>> = {
  number: 'Tiene que ser un número.',
  int: 'Tiene que ser un número entero.',
  string: 'Tiene que ser un texto.',
  boolean: 'Tiene que ser true o false.',
  array: 'Tiene que ser una lista.',
  object: 'Tiene que ser un objeto.',
}

const formatWords: Partial<Record<string, string>> = {
  uuid: 'Tiene que ser un id, por ejemplo 019a0c3e-7b52-7c41-9f0e-3d5a8b1c2d4e.',
  date: 'Escribí la fecha como 2026-11-30.',
  datetime: 'Escribí el momento como 2026-11-30T12:00:00.000Z.',
  safeint: 'Tiene que ser un número entero.',
}

const units: Partial<Record<string, string>> = { string: 'caracteres', array: 'elementos' }

function sizeWords(origin: string, bound: 'al menos' | 'hasta', size: number | bigint): string {
  const unit = units[origin]
  if (unit) return `Tiene que tener ${bound} ${size} ${unit}.`
  return `Tiene que ser ${size} o ${bound === 'hasta' ? 'menos' : 'más'}.`
}

/**
 * Returns the message of the last alternative of a union. Many unions accept an empty text first, so the caller meant
 * the last alternative.
 */
function unionWords(alternatives: readonly z.core.$ZodIssue[][]): string {
  const message = alternatives.at(-1)?.[0]?.message
  return message && message !== 'Invalid input' ? message : texts.unexpected
}

const spanishErrorMap = { error: spanishMessageOf }

/**
 * Returns headers, params, query and body as one flat parsed object. Params win, so that a body cannot name another
 * record than the address does. Throws validation_failed with the first fault of each field.
 */
export function parseInput<E extends Endpoint>(
  endpoint: E,
  call: { headers: Headers; params: unknown; query: unknown; body: unknown },
): InputOf<E> {
  const fields: FieldErrors = {}
  const read = (schema: z.ZodType, value: unknown) => {
    const result = schema.safeParse(value, spanishErrorMap)
    for (const issue of result.error?.issues ?? []) {
      fields[issue.path.map(String).join('.') || 'body'] ??= issue.message
    }
    return result.data
  }
  const parts = [
    // Skipped if unused, because copying the headers costs more than all other parsing and few calls read headers.
    endpoint.headers === nothing ? {} : read(endpoint.headers, Object.fromEntries(call.headers)),
    read(endpoint.query, call.query),
    read(endpoint.body, call.body),
    read(endpoint.params, call.params),
  ]
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
  // The cast is safe, because the parts were parsed by the schemas that define the type.
  return Object.assign({}, ...parts) as InputOf<E>
}

/**
 * Returns the query as an object. Accepts a list in the three usual forms: `x=1&x=2`, `x[]=1&x[]=2` and, for fields
 * that are lists, `x=1,2`. Throws invalid_request.
 */
export function readQuery(url: string): Record<string, string | string[]> {
  if (!url.includes('?')) return {}
  const fields = new Map<string, string | string[]>()
  for (const [rawName, value] of new URL(url).searchParams) {
    if (value.includes('\0')) throw new AppError('invalid_request')
    const name = rawName.replace(/\[\d*\]$/, '')
    const earlier = fields.get(name)
    if (earlier !== undefined) fields.set(name, [earlier, value].flat())
    else fields.set(name, rawName === name ? value : [value])
  }
  return Object.fromEntries(fields)
}
