import { codeOf, type ErrorCode, errors, type FieldErrors, messageOf } from '@oficio/contracts/errors'

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

/** Prisma's codes: not reachable, refused, too slow, no free connection, no transaction begun. */
const awayCodes = ['P1000', 'P1001', 'P1002', 'P1003', 'P1008', 'P1017', 'P2024', 'P2028']
/** PostgreSQL is going down, coming up or full; or the connection broke under a query. */
const awayWords =
  /\b(57P0[123]|53300|08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)\b|connection terminated|can't reach database server|timeout exceeded when trying to connect|server has closed the connection/i

/** Returns whether the database could not be asked, as opposed to refusing what it was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  const meta = 'meta' in error ? JSON.stringify(error.meta) : ''
  return awayCodes.includes(code) || awayWords.test(`${code} ${error.message} ${meta}`)
}
