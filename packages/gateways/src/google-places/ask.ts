import type { Log } from '@oficio/domain/kernel/ports'
import type { MayAsk, ProviderAnswer } from '@oficio/domain/places/places-provider'
import { z } from 'zod'
import { type Circuit, createCircuit } from './circuit'
import { faultOf, PlacesFault } from './fault'
import { readLimited } from './fetch-limited'
import { createEmptyAnswerCache } from './nothing-found'

export interface GooglePlacesOptions {
  apiKey: string
  /** Base address of the API without a trailing slash; null for Google's own address. */
  apiUrl: string | null
  log: Log
  /** Maximum wait for an answer, including the retry. Default: 4 s. */
  timeoutMs?: number
  /** Maximum wait for a photo until its last byte. Default: 10 s. */
  photoTimeoutMs?: number
  /** Pause without calls after `failures` consecutive failures. Defaults: a minute, and 3 failures. */
  pauseMs?: number
  failures?: number
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

export const googleUrl = 'https://maps.googleapis.com'
const mostBytes = 1024 * 1024
const nothingKeptMs = 10 * 60_000

/** Statuses that refuse every call. An admin has to look at the Google account. */
const refusals = ['REQUEST_DENIED', 'OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT']

const envelope = z.looseObject({ status: z.string().max(60) })
export type Envelope = z.output<typeof envelope>

export interface Question {
  /** The name of the operation in the log. */
  operation: string
  /** Path in the API: 'textsearch'. */
  path: string
  params: Record<string, string | undefined>
}

interface GuardedCall<T> {
  operation: string
  timeoutMs: number
  send: (signal: AbortSignal) => Promise<T>
}

export interface Caller {
  /** Returns the answer of the service; null if nothing was found. */
  ask(question: Question, mayAsk: MayAsk): Promise<ProviderAnswer<Envelope | null>>
  /** Runs a call of another shape under the same rules: refused during a pause, and counted before it is sent. */
  guard<T>(call: GuardedCall<T>, mayAsk: MayAsk): Promise<ProviderAnswer<T>>
}

/**
 * Creates the only way to call the service. Every call has a timeout, and concurrent equal questions share one call.
 */
export function createCaller(options: GooglePlacesOptions): Caller {
  const {
    now = () => performance.now(),
    failures: failureLimit = 3,
    pauseMs = 60_000,
    timeoutMs = 4_000,
  } = options
  const circuit = createCircuit({ now, limit: failureLimit, pauseMs })
  const emptyAnswers = createEmptyAnswerCache({ now, keptMs: nothingKeptMs })
  const open = new Map<string, Promise<ProviderAnswer<Envelope | null>>>()

  const guard: Caller['guard'] = async ({ operation, timeoutMs, send }, mayAsk) => {
    if (!circuit.letPass()) return { kind: 'away' }
    const isLeft = await mayAsk().catch((error: unknown) => {
      circuit.reset()
      throw error
    })
    if (!isLeft) {
      circuit.reset()
      return { kind: 'away' }
    }
    try {
      const value = await send(AbortSignal.timeout(timeoutMs))
      circuit.wentWell()
      return { kind: 'answer', value }
    } catch (error) {
      note(options.log, circuit, operation, faultOf(error))
      return { kind: 'away' }
    }
  }

  const askOnce = async (url: string, { operation }: Question, mayAsk: MayAsk) => {
    const answer = await guard({ operation, timeoutMs, send: (signal) => fetchAnswer(url, signal) }, mayAsk)
    if (answer.kind === 'answer' && answer.value === null) emptyAnswers.add(url)
    return answer
  }

  return {
    guard,
    ask: async (question, mayAsk) => {
      const url = addressOf(options, question)
      if (emptyAnswers.has(url)) return { kind: 'answer', value: null }
      const running = open.get(url) ?? askOnce(url, question, mayAsk).finally(() => open.delete(url))
      open.set(url, running)
      return running
    },
  }
}

/** Returns the address of a question. It contains the API key, so it must not be logged. */
export function addressOf({ apiKey, apiUrl }: GooglePlacesOptions, { path, params }: Question): string {
  const url = new URL(`${apiUrl ?? googleUrl}/maps/api/place/${path}`)
  for (const [name, value] of Object.entries(params))
    if (value !== undefined) url.searchParams.set(name, value)
  url.searchParams.set('key', apiKey)
  return url.href
}

/** Retries once after a broken connection, within the same timeout. */
async function fetchAnswer(url: string, signal: AbortSignal): Promise<Envelope | null> {
  try {
    return await fetchOnce(url, signal)
  } catch (error) {
    if (!faultOf(error).isBrokenConnection) throw error
    return await fetchOnce(url, signal)
  }
}

async function fetchOnce(url: string, signal: AbortSignal): Promise<Envelope | null> {
  // Does not follow redirects, because a valid answer never redirects.
  const response = await fetch(url, { signal, redirect: 'manual' })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new PlacesFault(`status ${response.status}`)
  }
  const { data } = envelope.safeParse(parsed(await readLimited(response, mostBytes)))
  if (!data) throw new PlacesFault('senseless')
  if (data.status === 'OK') return data
  if (data.status === 'ZERO_RESULTS' || data.status === 'NOT_FOUND') return null
  throw new PlacesFault(data.status, false, data.status === 'INVALID_REQUEST')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function note(log: Log, circuit: Circuit, operation: string, fault: PlacesFault): void {
  const { reason, isOfQuestion } = fault
  if (isOfQuestion) circuit.wentWell()
  else circuit.failed()
  const details = { operation, reason }
  if (refusals.includes(reason)) log.error(details, 'Google Places refused the call: check its console')
  else log.warn(details, 'Google Places did not answer')
}
