import {
  type AppError,
  codeOf,
  type ErrorCode,
  errors,
  type FieldErrors,
  messageOf,
} from '@oficio/contracts/errors'
import { refusalText, retryText } from '@oficio/contracts/refusals'
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

/** What is still to come on it would be read for nothing. */
const endOfConnection = { connection: 'close' }
const brokenOff: readonly ErrorCode[] = ['upload_timeout', 'upload_crowded_out']

interface Refusal {
  fields?: FieldErrors | undefined
  /** After which time the same call may be made again. */
  retryAfterSeconds?: number | undefined
  details?: AppError['details']
  wording?: AppError['wording']
  headers?: Record<string, string>
}

/** RFC 9110: every 401 names the scheme by which the caller may authenticate. */
const challenge = { 'www-authenticate': 'Bearer realm="api"' }

/**
 * Returns the answer of a refusal: `{ message, text, errors?, code }` with the status that belongs to the code, and when to
 * try again where that is known.
 */
export function errorAnswer(
  code: ErrorCode,
  { fields, retryAfterSeconds, details, wording, headers }: Refusal = {},
): Response {
  const retry = retryAfterSeconds ?? (code === 'unavailable' ? outageRetrySeconds : undefined)
  const { status } = errors[code]
  return jsonAnswer(
    status,
    {
      message: wording?.message ?? messageOf(code),
      text: wording?.text ?? refusalText(code, retryAfterSeconds),
      ...(fields && { errors: fields }),
      code,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds, retryText: retryText(retryAfterSeconds) }),
      ...(details && { details }),
    },
    {
      ...(status === 401 && challenge),
      ...(brokenOff.includes(code) && endOfConnection),
      ...(retry !== undefined && { 'retry-after': String(retry) }),
      ...headers,
    },
  )
}

/** Returns the answer to anything that was thrown; `isUnexpected` says whether it has to be looked into. */
export function answerToError(error: unknown): { answer: Response; code: ErrorCode; isUnexpected: boolean } {
  const ownCode = codeOf(error)
  const code = ownCode ?? (isDatabaseAway(error) ? 'unavailable' : 'internal')
  const isUnexpected = ownCode === null
  return { answer: errorAnswer(code, isUnexpected ? {} : detailsOf(error)), code, isUnexpected }
}

/** Returns what an AppError carries beside its code. */
export function detailsOf(
  error: unknown,
): Pick<AppError, 'fields' | 'retryAfterSeconds' | 'details' | 'wording'> {
  // Only AppError has one of our codes; `instanceof` would fail across bundles.
  const { fields, retryAfterSeconds, details, wording } = Object(error) as Partial<AppError>
  return { fields, retryAfterSeconds, details, wording }
}
