import type { ErrorCode } from '@oficio/contracts/errors'
import type { UnreadRow } from '@oficio/domain/kernel/payment-provider'
import type { Log } from '@oficio/domain/kernel/ports'
import { MercadoPagoConfig, User } from 'mercadopago'
import { AppConfig } from 'mercadopago/dist/utils/config/index.js'
import { z } from 'zod'
import { limitConcurrency } from '../../limit-concurrency'
import { type Deadline, startDeadline } from './deadline'
import { type Fault, ofAnother, providerAway, raise, readFault, senseless, unknownReasonOf } from './fault'
import { idText, isSameId } from './fields'
import { storable } from './storable'

export interface CallOptions {
  accessToken: string
  /** Where the API is, without a slash at the end; null for Mercado Pago's own address. */
  apiUrl: string | null
  /** Longest wait for the head of one answer; 6 s when left out. */
  timeoutMs?: number
  /** Longest wait for one question with its wait in the line and all its repeats; 15 s when left out. */
  deadlineMs?: number
  /** Wait before the first repeat, doubled for each further one; 500 ms when left out. */
  retryDelayMs?: number
  log: Log
}

interface Question<T> {
  /** For the log. */
  operation: string
  answer: z.ZodType<T>
  /** The id of the requested object: an answer with another id is refused. */
  id?: string
  /** How often it may be asked again after a broken connection, a 429 or a 5xx. */
  retries: 0 | 1 | 2
  idempotencyKey?: string
  /** Asks through a client made of this configuration, and at once: nothing may be waited for before the SDK is called. */
  send: (config: MercadoPagoConfig) => Promise<unknown>
}

type Outcome<T> = { value: T } | { fault: Fault }

export interface Caller {
  /** Returns the answer or why there is none. */
  ask<T>(question: Question<T>): Promise<Outcome<T>>
  /** Returns the answer or throws. */
  need<T>(question: Question<T>): Promise<T>
  /**
   * Returns the answer to a question about one id, null when the provider knows nothing of it or it is another account's,
   * or throws.
   */
  find<T>(question: Question<T>): Promise<T | null>
  /** Logs the fault and throws it, under `code` where it is known more precisely. */
  raise(operation: string, fault: Fault, code?: ErrorCode): never
  /** Notes a row of a list that makes no sense, and returns it. */
  reportUnread(operation: string, row: UnreadRow): UnreadRow
}

const officialUrl = 'https://api.mercadopago.com'

/** Returns the only way to the SDK: at most five questions at once, each with an end, each answer read by a schema. */
export function createCaller(options: CallOptions): Caller {
  const { deadlineMs = 15_000, log } = options
  const limit = limitConcurrency({ running: 5, waiting: 100 })

  const ask = async <T>(question: Question<T>): Promise<Outcome<T>> => {
    const deadline = startDeadline(deadlineMs)
    try {
      // Raced inside too: an answer that stalls for good must give its turn back.
      const inTurn = limit(async () => {
        deadline.require(0)
        return await Promise.race([deadline.expiry, send(question, options, deadline)])
      })
      return readAnswer(question, await Promise.race([deadline.expiry, inTurn]))
    } catch (error) {
      return { fault: deadline.isOver() ? providerAway('deadline', error) : readFault(error) }
    } finally {
      deadline.stop()
    }
  }

  return {
    ask,
    async need(question) {
      const outcome = await ask(question)
      return 'value' in outcome ? outcome.value : raise(log, question.operation, outcome.fault)
    },
    async find(question) {
      const outcome = await ask(question)
      if ('value' in outcome) return outcome.value
      const { operation } = question
      const { status, message } = outcome.fault
      if (!(await isUnknown(outcome.fault, ask))) return raise(log, operation, outcome.fault)
      log.info({ operation, status, message }, 'Mercado Pago knows nothing of it, or it is not ours')
      return null
    },
    reportUnread(operation, row) {
      log.error({ operation, ...row }, 'Mercado Pago lists what makes no sense: it is left out')
      return row
    },
    raise: (operation, fault, code) => raise(log, operation, fault, code),
  }
}

/**
 * Returns whether a refusal means that there is nothing of ours under that id. A forbidden resource is answered like
 * credentials that no longer count, so those are tried first.
 */
async function isUnknown(fault: Fault, ask: Caller['ask']): Promise<boolean> {
  const reason = unknownReasonOf(fault)
  if (reason !== 'maybe_not_ours') return reason !== null
  const account = await ask({
    operation: 'get account',
    answer: z.looseObject({ id: z.unknown() }),
    retries: 0,
    send: (config) => new User(config).get(),
  })
  return 'value' in account
}

/**
 * The SDK writes the options of each call into the configuration it was given, where the next call finds them (an
 * idempotency key of somebody else's refund, for one): so every call has a configuration of its own.
 */
function send<T>(question: Question<T>, options: CallOptions, deadline: Deadline): Promise<unknown> {
  const maxDelay = deadline.ms / 5
  const config = new MercadoPagoConfig({
    accessToken: options.accessToken,
    options: {
      timeout: options.timeoutMs ?? 6_000,
      maxRetries: question.retries,
      initialDelay: options.retryDelayMs ?? 500,
      // Also when the provider asks for more patience than that: a person may be waiting.
      maxDelay,
      // The SDK cannot be stopped from outside, but an error thrown here, before the pause of a retry, ends it:
      // nothing may be sent after the deadline, when the caller already got its error.
      onRetry: () => deadline.require(maxDelay),
      ...(question.idempotencyKey ? { idempotencyKey: question.idempotencyKey } : {}),
    },
  })
  // There is no option for the address. The SDK builds it once a call, before it first waits for anything, so setting it
  // here leaves no moment for another adapter in between. The type calls it read-only; the property is not.
  Object.assign(AppConfig, { BASE_URL: options.apiUrl ?? officialUrl })
  return question.send(config)
}

const identified = z.object({ id: idText })

/** The SDK makes an empty object of an answer without a body or with a broken one, and calls it a success. */
function readAnswer<T>({ answer: schema, id: askedId }: Question<T>, answerData: unknown): Outcome<T> {
  if (typeof answerData === 'object' && answerData !== null)
    Reflect.deleteProperty(answerData, 'api_response')
  const answer = storable(answerData)
  const answeredId = identified.safeParse(answer).data?.id
  if (askedId !== undefined && answeredId !== undefined && !isSameId(askedId, answeredId))
    return { fault: ofAnother() }
  const read = schema.safeParse(answer)
  if (read.success) return { value: read.data }
  return { fault: senseless(answer, read.error) }
}
