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

/** The default: no cache between us and the browser may store a response. Routes can override it. */
export const privateCaching = 'private, no-store'

/** How many seconds a caller should wait before a retry, after an outage or an overload. */
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

/** Closes the connection, because reading the rest of a refused upload would be useless. */
const closeConnection = { connection: 'close' }
const abortedUploadCodes: readonly ErrorCode[] = ['upload_timeout', 'upload_crowded_out']

interface Refusal {
  fields?: FieldErrors | undefined
  /** The number of seconds after which the same call may be repeated. */
  retryAfterSeconds?: number | undefined
  details?: AppError['details']
  wording?: AppError['wording']
  headers?: Record<string, string>
}

/** Required by RFC 9110: every 401 names the accepted authentication scheme. */
const bearerChallenge = { 'www-authenticate': 'Bearer realm="api"' }

/**
 * Returns the response of a refusal: `{ message, text, errors?, code }` with the status of the code. Adds Retry-After
 * if the time of a retry is known.
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
      ...(status === 401 && bearerChallenge),
      ...(abortedUploadCodes.includes(code) && closeConnection),
      ...(retry !== undefined && { 'retry-after': String(retry) }),
      ...headers,
    },
  )
}

/**
 * Returns the response to any thrown error. `isUnexpected` means that the error is a fault of ours and must be logged.
 */
export function answerToError(error: unknown): { answer: Response; code: ErrorCode; isUnexpected: boolean } {
  const ownCode = codeOf(error)
  const code = ownCode ?? (isDatabaseAway(error) ? 'unavailable' : 'internal')
  const isUnexpected = ownCode === null
  return { answer: errorAnswer(code, isUnexpected ? {} : detailsOf(error)), code, isUnexpected }
}

/** Returns the fields of an AppError beside its code. Returns undefined fields for other errors. */
export function detailsOf(
  error: unknown,
): Pick<AppError, 'fields' | 'retryAfterSeconds' | 'details' | 'wording'> {
  // Does not use `instanceof`, because it fails across bundles. Callers check the code first, and only an AppError has
  // one of our codes.
  const { fields, retryAfterSeconds, details, wording } = Object(error) as Partial<AppError>
  return { fields, retryAfterSeconds, details, wording }
}
