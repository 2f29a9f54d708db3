import { type Endpoint, type InputOf, nothing } from '@oficio/contracts/endpoint'
import { AppError, type FieldErrors } from '@oficio/contracts/errors'
import type { z } from 'zod'
import { faultWords } from './fault-words'

const inSpanish = { error: faultWords }

/**
 * Returns headers, params, query and body as one flat object, parsed; params win, so that a body cannot speak of another record
 * than the address. Throws validation_failed with the first fault of each field.
 */
export function parseInput<E extends Endpoint>(
  endpoint: E,
  sent: { headers: Headers; params: unknown; query: unknown; body: unknown },
): InputOf<E> {
  const fields: FieldErrors = {}
  const read = (schema: z.ZodType, value: unknown) => {
    const result = schema.safeParse(value, inSpanish)
    for (const issue of result.error?.issues ?? []) {
      fields[issue.path.map(String).join('.') || 'body'] ??= issue.message
    }
    return result.data
  }
  const parts = [
    // Copying the headers costs more than parsing all the rest, and few calls read any.
    endpoint.headers === nothing ? {} : read(endpoint.headers, Object.fromEntries(sent.headers)),
    read(endpoint.query, sent.query),
    read(endpoint.body, sent.body),
    read(endpoint.params, sent.params),
  ]
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
  // The parts were parsed by the very schemas that the type is made from.
  return Object.assign({}, ...parts) as InputOf<E>
}

/**
 * Returns the query as an object. A list may be written in the three usual ways: `x=1&x=2`, `x[]=1&x[]=2` and, where the
 * field is a list, `x=1,2`. Throws invalid_request.
 */
export function readQuery(url: string): Record<string, string | string[]> {
  if (!url.includes('?')) return {}
  const fields = new Map<string, string | string[]>()
  for (const [sent, value] of new URL(url).searchParams) {
    if (value.includes('\0')) throw new AppError('invalid_request')
    const name = sent.replace(/\[\d*\]$/, '')
    const earlier = fields.get(name)
    if (earlier !== undefined) fields.set(name, [earlier, value].flat())
    else fields.set(name, sent === name ? value : [value])
  }
  return Object.fromEntries(fields)
}
