import { AppError, type ErrorCode } from '@oficio/contracts/errors'
import type { UnreadCause } from '@oficio/domain/kernel/payment-provider'
import type { Log } from '@oficio/domain/kernel/ports'
import { z } from 'zod'
import { optionalId } from './fields'
import { storableText } from './storable'

/** Why a question to Mercado Pago got no answer that can be used. */
export interface Fault {
  code: 'provider_away' | 'provider_denied' | 'provider_refused'
  /** The HTTP status; null when there was no answer, or none that makes sense. */
  status: number | null
  /** One word of the provider's or ours for what happened; for the log. */
  reason: string
  /** What the provider said, without anything that could name a person or an account; empty where it said nothing. */
  message: string
  /** The provider's own numbers for it, '2063' for one. */
  details: string[]
  cause: unknown
}

const detail = z.object({ code: z.union([z.string(), z.number()]).transform(String) })

/** A list of them, one by itself, or none: whatever else stands there says nothing. */
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

/** The mail addresses, tokens and numbers of a provider's sentence, of which the log must know nothing. */
const personal = [
  [/[^\s"'<>]+@[^\s"'<>]+/g, '…@…'],
  // Tokens and ids have digits and letters mixed.
  [/(?=[\w-]*\d)[\w-]{16,}/g, '…'],
  [/\d/g, '#'],
] as const

/** Returns a sentence of the provider's as the log may have it. */
const maskedText = (text: string): string =>
  personal
    .reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), storableText(text))
    .slice(0, 200)

/** Returns what an error of the SDK means. Read by its fields: their texts vary, and classes are doubled by bundlers. */
export function readFault(error: unknown): Fault {
  const read = sdkError.safeParse(error)
  // What is written down of it is mostly its text.
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

/** Returns the fault of a missing or unreadable answer: the call may or may not have had its effect. */
export function providerAway(reason: string, cause?: unknown): Fault {
  return { code: 'provider_away', status: null, reason, message: '', details: [], cause }
}

/** Returns the fault of an unreadable answer. If the provider answered anything, only this object is affected. */
export function senseless(answer: unknown, error: z.ZodError): Fault {
  const fields = fieldsOf(error)
  const saysSomething = typeof answer === 'object' && answer !== null && Object.keys(answer).length > 0
  const cause = saysSomething && !Array.isArray(answer) ? unreadCause(answer, fields, error) : error
  return providerAway(`senseless_answer ${fields}`.trim(), cause)
}

const referring = z.object({ external_reference: optionalId })

/** Returns the fault of an answer about something else than was asked for: nothing of it is about that. */
export function ofAnother(): Fault {
  const mark: UnreadCause = { name: 'UnreadAnswer', fields: 'id', reference: null }
  return providerAway(
    'answer_of_another',
    Object.assign(new Error('an answer is about something else'), mark),
  )
}

function unreadCause(answer: object, fields: string, cause: z.ZodError): Error {
  const reference = referring.safeParse(answer).data?.external_reference ?? null
  const mark: UnreadCause = { name: 'UnreadAnswer', fields, reference }
  return Object.assign(new Error(`an answer makes no sense: ${fields}`, { cause }), mark)
}

/** Returns which fields of an answer make no sense. */
export const fieldsOf = (error: z.ZodError): string =>
  error.issues
    .map(({ path }) => path.join('.').replace(/^read\./, ''))
    .join(' ')
    .slice(0, 200)

/** Statuses below 500 that say "not now" instead of "no". */
const notNow = new Set([408, 423, 424, 429])

function codeOfStatus(status: number): Fault['code'] {
  if (status === 401 || status === 403) return 'provider_denied'
  return status >= 400 && status < 500 && !notNow.has(status) ? 'provider_refused' : 'provider_away'
}

/** Logs the fault and throws it as AppError, under `code` where the caller knows more precisely what it means. */
export function raise(
  log: Log,
  operation: string,
  { cause, ...fault }: Fault,
  code: ErrorCode = fault.code,
): never {
  // Credentials that no longer count stop every payment until somebody acts; the rest may be over the next time.
  const level = fault.code === 'provider_denied' ? 'error' : 'warn'
  log[level]({ operation, ...fault, code }, 'Mercado Pago did not do what it was asked')
  throw new AppError(code, { cause })
}

/** Why a refused read means that the provider has nothing of ours there; null where it is a fault. */
export type UnknownReason = 'not_found' | 'not_ours' | 'maybe_not_ours'

/** The provider's own numbers for a caller who may not see one resource. */
const forbiddenResource = new Set(['4', '3002'])

/**
 * Returns why a refusal means "not there, or not ours". Only the answers that are known to mean it count: any other 400
 * is a question that the provider does not take, and any other 403 an application without permission. Reading those as
 * "there is none" would hide money that was paid.
 */
export function unknownReasonOf({ status, details, message }: Fault): UnknownReason | null {
  if (status === 404) return 'not_found'
  if (status === 400 && /not valid for caller\s?id/i.test(message)) return 'not_ours'
  if (status === 403 && details.some((code) => forbiddenResource.has(code))) return 'maybe_not_ours'
  return null
}
