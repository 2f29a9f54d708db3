import { AppError, type ErrorCode } from '@oficio/contracts/errors'
import type { UnreadCause } from '@oficio/domain/kernel/payment-provider'
import type { Log } from '@oficio/domain/kernel/ports'
import { z } from 'zod'
import { optionalId } from './fields'
import { storableText } from './storable'

/** Why a call to Mercado Pago has no usable answer. */
export interface Fault {
  code: 'provider_away' | 'provider_denied' | 'provider_refused'
  /** The HTTP status; null without an answer, or with an unreadable one. */
  status: number | null
  /** One word for the log, from the provider or from us. */
  reason: string
  /** The provider's message, with personal data and ids masked; empty if there is none. */
  message: string
  /** The provider's own error codes, for example '2063'. */
  details: string[]
  cause: unknown
}

const detail = z.object({ code: z.union([z.string(), z.number()]).transform(String) })

/** Accepts a list of details, a single one, or none. Ignores anything else. */
const details = z
  .unknown()
  .transform((cause) =>
    (Array.isArray(cause) ? cause : [cause]).flatMap((entry) => detail.safeParse(entry).data?.code ?? []),
  )

const sdkError = z.object({
  status: z.int().min(1),
  error: z.string().catch(''),
  message: z.string().catch(''),
  causes: details,
})

/** Patterns of mail addresses, tokens and numbers in the provider's messages, which must not reach the log. */
const personal = [
  [/[^\s"'<>]+@[^\s"'<>]+/g, '…@…'],
  // Tokens and ids mix digits and letters.
  [/(?=[\w-]*\d)[\w-]{16,}/g, '…'],
  [/\d/g, '#'],
] as const

/** Returns the provider's message with personal data masked, for the log. */
const maskedText = (text: string): string =>
  personal
    .reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), storableText(text))
    .slice(0, 200)

/**
 * Returns the fault for an error of the SDK. Reads its fields, because the texts vary and bundlers duplicate the
 * classes.
 */
export function readFault(error: unknown): Fault {
  const read = sdkError.safeParse(error)
  // Cleans the message, because it is what gets stored.
  if (error instanceof Error) error.message = storableText(error.message)
  if (!read.success) return providerAway('no_answer', error)
  const { status, causes, error: word, message } = read.data
  return {
    code: codeOfStatus(status),
    status,
    reason: storableText(word.slice(0, 80)),
    message: maskedText(message),
    details: causes.map((code) => storableText(code.slice(0, 40))),
    cause: error,
  }
}

/** Returns the fault of a missing or unreadable answer. The call may or may not have had its effect. */
export function providerAway(reason: string, cause?: unknown): Fault {
  return { code: 'provider_away', status: null, reason, message: '', details: [], cause }
}

/** Returns the fault of an unreadable answer. If the answer has any content, only this object is affected. */
export function unreadableAnswerFault(answer: unknown, error: z.ZodError): Fault {
  const fields = fieldsOf(error)
  const saysSomething = typeof answer === 'object' && answer !== null && Object.keys(answer).length > 0
  const cause = saysSomething && !Array.isArray(answer) ? unreadCause(answer, fields, error) : error
  return providerAway(`senseless_answer ${fields}`.trim(), cause)
}

const referringObject = z.object({ external_reference: optionalId })

/** Returns the fault of an answer about another object than the requested one. Its content is not used. */
export function mismatchedAnswerFault(): Fault {
  const mark: UnreadCause = { name: 'UnreadAnswer', fields: 'id', reference: null }
  return providerAway(
    'answer_of_another',
    Object.assign(new Error('the answer is about another object'), mark),
  )
}

function unreadCause(answer: object, fields: string, cause: z.ZodError): Error {
  const reference = referringObject.safeParse(answer).data?.external_reference ?? null
  const mark: UnreadCause = { name: 'UnreadAnswer', fields, reference }
  return Object.assign(new Error(`the answer is invalid: ${fields}`, { cause }), mark)
}

/** Returns the names of the invalid fields of an answer. */
export const fieldsOf = (error: z.ZodError): string =>
  error.issues
    .map(({ path }) => path.join('.').replace(/^read\./, ''))
    .join(' ')
    .slice(0, 200)

/** Statuses below 500 that mean a temporary failure instead of a refusal. */
const notNow = new Set([408, 423, 424, 429])

function codeOfStatus(status: number): Fault['code'] {
  if (status === 401 || status === 403) return 'provider_denied'
  return status >= 400 && status < 500 && !notNow.has(status) ? 'provider_refused' : 'provider_away'
}

/** Logs the fault and throws it as AppError, with `code` if the caller knows a more precise one. */
export function raise(
  log: Log,
  operation: string,
  { cause, ...fault }: Fault,
  code: ErrorCode = fault.code,
): never {
  // Invalid credentials stop all payments until somebody acts. Other faults may be temporary.
  const level = fault.code === 'provider_denied' ? 'error' : 'warn'
  log[level]({ operation, ...fault, code }, 'Mercado Pago did not do what it was asked')
  throw new AppError(code, { cause })
}

/** Why a refused read means that we have no such object. */
export type UnknownReason = 'not_found' | 'not_ours' | 'maybe_not_ours'

/** The provider's error codes for a resource that the caller may not see. */
const forbiddenResource = new Set(['4', '3002'])

/**
 * Returns why a refusal means "does not exist" or "not ours"; null for any other fault. Only known answers count:
 * another 400 is an invalid question, and another 403 means an application without permission. Treating those as "does
 * not exist" would hide payments.
 */
export function unknownReasonOf({ status, details, message }: Fault): UnknownReason | null {
  if (status === 404) return 'not_found'
  if (status === 400 && /not valid for caller\s?id/i.test(message)) return 'not_ours'
  if (status === 403 && details.some((code) => forbiddenResource.has(code))) return 'maybe_not_ours'
  return null
}
