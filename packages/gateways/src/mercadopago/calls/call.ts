import type { ErrorCode } from '@oficio/contracts/errors'
import type { UnreadRow } from '@oficio/domain/kernel/payment-provider'
import type { Log } from '@oficio/domain/kernel/ports'
import { MercadoPagoConfig, User } from 'mercadopago'
import { AppConfig } from 'mercadopago/dist/utils/config/index.js'
import { z } from 'zod'
import { limitConcurrency } from '../../limit-concurrency'
import { type Deadline, startDeadline } from './deadline'
import {
  type Fault,
  mismatchedAnswerFault,
  providerAway,
  raise,
  readFault,
  unknownReasonOf,
  unreadableAnswerFault,
} from './fault'
import { idText, isSameId } from './fields'
import { storable } from './storable'

export interface CallOptions {
  accessToken: string
  /** Base address of the API without a trailing slash; null for Mercado Pago's own address. */
  apiUrl: string | null
  /** Maximum wait for the headers of one answer. Default: 6 s. */
  timeoutMs?: number
  /** Maximum duration of one question, including its wait in the queue and all retries. Default: 15 s. */
  deadlineMs?: number
  /** Pause before the first retry, doubled for each further one. Default: 500 ms. */
  retryDelayMs?: number
  log: Log
}

interface Question<T> {
  /** The name of the operation in the log. */
  operation: string
  answer: z.ZodType<T>
  /** The id of the requested object: an answer with another id is refused. */
  id?: string
  /** Maximum number of retries after a broken connection, a 429 or a 5xx. */
  retries: 0 | 1 | 2
  idempotencyKey?: string
  /**
   * Sends the question through an SDK client with this configuration. It must call the SDK at once, without awaiting
   * anything before.
   */
  send: (config: MercadoPagoConfig) => Promise<unknown>
}

type Outcome<T> = { value: T } | { fault: Fault }

export interface Caller {
  /** Returns the answer, or the fault that prevented it. */
  ask<T>(question: Question<T>): Promise<Outcome<T>>
  /** Returns the answer. Throws the fault as AppError. */
  need<T>(question: Question<T>): Promise<T>
  /**
   * Returns the answer to a question about one id. Returns null if the provider does not know the id or if it belongs
   * to another account. Throws any other fault.
   */
  find<T>(question: Question<T>): Promise<T | null>
  /** Logs the fault and throws it as AppError, with `code` if the caller knows a more precise one. */
  raise(operation: string, fault: Fault, code?: ErrorCode): never
  /** Logs an unreadable row of a list, and returns it. */
  reportUnread(operation: string, row: UnreadRow): UnreadRow
}

const officialUrl = 'https://api.mercadopago.com'

/**
 * Creates the only way to call the SDK: at most five calls at once, each with a deadline, and each answer validated by
 * a schema.
 */
export function createCaller(options: CallOptions): Caller {
  const { deadlineMs = 15_000, log } = options
  const limit = limitConcurrency({ running: 5, waiting: 100 })

  const ask = async <T>(question: Question<T>): Promise<Outcome<T>> => {
    const deadline = startDeadline(deadlineMs)
    try {
      // Also raced inside the limiter, because an answer that stalls forever must free its slot.
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
      log.info(
        { operation, status, message },
        'Mercado Pago does not know the object, or it belongs to another account',
      )
      return null
    },
    reportUnread(operation, row) {
      log.error({ operation, ...row }, 'skipped an invalid entry in a list of Mercado Pago')
      return row
    },
    raise: (operation, fault, code) => raise(log, operation, fault, code),
  }
}

/**
 * Returns whether a refusal means that we own nothing with that id. Mercado Pago answers in the same way for a
 * forbidden resource and for invalid credentials, so this tests the credentials first.
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
 * Creates a separate SDK configuration for each call. The SDK writes the options of a call into its configuration, so
 * with a shared one the next call would inherit them (for example the idempotency key of another refund).
 */
function send<T>(question: Question<T>, options: CallOptions, deadline: Deadline): Promise<unknown> {
  const maxDelay = deadline.ms / 5
  const config = new MercadoPagoConfig({
    accessToken: options.accessToken,
    options: {
      timeout: options.timeoutMs ?? 6_000,
      maxRetries: question.retries,
      initialDelay: options.retryDelayMs ?? 500,
      // The maximum applies even if the provider asks for a longer wait, because a person may be waiting.
      maxDelay,
      // The SDK cannot be aborted from outside, but an error thrown here, before a retry's pause, ends it. Nothing may
      // be sent after the deadline, because the caller has already received its error.
      onRetry: () => deadline.require(maxDelay),
      ...(question.idempotencyKey ? { idempotencyKey: question.idempotencyKey } : {}),
    },
  })
  // The SDK has no option for the address. It reads the address synchronously at the start of a call, so no other
  // adapter can change it in between. The type calls the property read-only, but it can be set.
  Object.assign(AppConfig, { BASE_URL: options.apiUrl ?? officialUrl })
  return question.send(config)
}

const identifiedObject = z.object({ id: idText })

/** Validates an answer. The SDK turns an empty or broken body into an empty object and reports success. */
function readAnswer<T>({ answer: schema, id: askedId }: Question<T>, answerData: unknown): Outcome<T> {
  if (typeof answerData === 'object' && answerData !== null)
    Reflect.deleteProperty(answerData, 'api_response')
  const answer = storable(answerData)
  const answeredId = identifiedObject.safeParse(answer).data?.id
  if (askedId !== undefined && answeredId !== undefined && !isSameId(askedId, answeredId))
    return { fault: mismatchedAnswerFault() }
  const read = schema.safeParse(answer)
  if (read.success) return { value: read.data }
  return { fault: unreadableAnswerFault(answer, read.error) }
}
