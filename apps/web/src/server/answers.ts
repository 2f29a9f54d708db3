import { codeOf, type ErrorCode, errors, type FieldErrors, messageOf } from '@oficio/contracts/errors'
import { isDatabaseAway } from '@oficio/db/outage'

/** Nobody between us and the reader may keep an answer, unless a route says so. */
export const privateCaching = 'private, no-store'

/** Seconds after which a caller may try again of an outage or a rush. */
const outageRetrySeconds = 5

export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': privateCaching,
      ...headers,
    },
  })
}

/** Returns the answer of a refusal: `{ message, errors?, code }` with the status that belongs to the code. */
export function errorAnswer(
  code: ErrorCode,
  { fields, headers }: { fields?: FieldErrors | undefined; headers?: Record<string, string> } = {},
): Response {
  return jsonAnswer(
    errors[code].status,
    { message: messageOf(code), ...(fields && { errors: fields }), code },
    { ...(code === 'unavailable' && { 'retry-after': String(outageRetrySeconds) }), ...headers },
  )
}

/** Returns the answer to anything that was thrown; `isUnexpected` says whether it has to be looked into. */
export function answerToError(error: unknown): { answer: Response; isUnexpected: boolean } {
  const code = codeOf(error)
  if (code) return { answer: errorAnswer(code, { fields: fieldsOf(error) }), isUnexpected: false }
  if (isDatabaseAway(error)) return { answer: errorAnswer('unavailable'), isUnexpected: true }
  return { answer: errorAnswer('internal'), isUnexpected: true }
}

function fieldsOf(error: unknown): FieldErrors | undefined {
  if (!(error instanceof Error) || !('fields' in error)) return undefined
  // Only AppError has fields under one of our codes; `instanceof` would fail across bundles.
  return error.fields as FieldErrors | undefined
}
