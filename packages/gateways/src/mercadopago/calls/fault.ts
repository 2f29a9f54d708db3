import { AppError } from '@oficio/contracts/errors'
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
  /** The provider's own numbers for it, '2063' for one. */
  details: string[]
  cause: unknown
}

const detail = z.object({ code: z.union([z.string(), z.number()]).transform(String) })

/** A list of them, one by itself, or none: whatever else stands there says nothing. */
const details = z
  .unknown()
  .transform((cause) =>
    (Array.isArray(cause) ? cause : [cause]).flatMap((one) => detail.safeParse(one).data?.code ?? []),
  )

const sdkError = z.object({
  status: z.int().min(1),
  error: z.string().catch(''),
  causes: details,
})

/** Returns what an error of the SDK means. Read by its fields: their texts vary, and classes are doubled by bundlers. */
export function readFault(error: unknown): Fault {
  const read = sdkError.safeParse(error)
  // What is written down of it is mostly its text.
  if (error instanceof Error) error.message = storableText(error.message)
  if (!read.success) return away('no_answer', error)
  const { status, causes, error: word } = read.data
  return {
    code: codeOfStatus(status),
    status,
    reason: storableText(word.slice(0, 80)),
    details: causes.map((code) => storableText(code.slice(0, 40))),
    cause: error,
  }
}

/** Returns the fault of having no answer, or one that makes no sense: what was asked may or may not have happened. */
export function away(reason: string, cause?: unknown): Fault {
  return { code: 'provider_away', status: null, reason, details: [], cause }
}

/** Returns the fault of an answer that makes no sense. One that says something is a fault of what was asked for alone. */
export function senseless(answer: unknown, error: z.ZodError): Fault {
  const fields = fieldsOf(error)
  const saysSomething = typeof answer === 'object' && answer !== null && Object.keys(answer).length > 0
  const cause = saysSomething && !Array.isArray(answer) ? unreadCause(answer, fields, error) : error
  return away(`senseless_answer ${fields}`.trim(), cause)
}

const referring = z.object({ external_reference: optionalId })

/** Returns the fault of an answer about something else than was asked for: nothing of it is about that. */
export function ofAnother(): Fault {
  const mark: UnreadCause = { name: 'UnreadAnswer', fields: 'id', reference: null }
  return away('answer_of_another', Object.assign(new Error('an answer is about something else'), mark))
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

/** Notes the fault without any text of the provider's, which may speak of persons, and throws it as AppError. */
export function raise(log: Log, operation: string, { code, cause, ...known }: Fault): never {
  // Credentials that no longer count stop every payment until somebody acts; the rest may be over the next time.
  const level = code === 'provider_denied' ? 'error' : 'warn'
  log[level]({ operation, code, ...known }, 'Mercado Pago did not do what it was asked')
  throw new AppError(code, { cause })
}
