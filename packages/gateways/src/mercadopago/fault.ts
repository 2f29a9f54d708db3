import { AppError } from '@oficio/contracts/errors'
import type { Log } from '@oficio/domain/ports'
import { z } from 'zod'

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

const sdkError = z.object({
  status: z.int().min(1),
  error: z.string().catch(''),
  causes: z.array(z.object({ code: z.union([z.string(), z.number()]).transform(String) })).catch([]),
})

/** Returns what an error of the SDK means. Read by its fields: their texts vary, and classes are doubled by bundlers. */
export function readFault(error: unknown): Fault {
  const read = sdkError.safeParse(error)
  if (!read.success) return away('no_answer', error)
  const { status, causes, error: word } = read.data
  return {
    code: codeOfStatus(status),
    status,
    reason: word.slice(0, 80),
    details: causes.map(({ code }) => code.slice(0, 40)),
    cause: error,
  }
}

/** Returns the fault of having no answer, or one that makes no sense: what was asked may or may not have happened. */
export function away(reason: string, cause?: unknown): Fault {
  return { code: 'provider_away', status: null, reason, details: [], cause }
}

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
