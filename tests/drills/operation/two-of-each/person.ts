import { setTimeout as sleep } from 'node:timers/promises'
import { patient } from '../../../pace'

/** Statuses of a missing answer or of an answer that asks to retry. A user who wants something done retries. */
const comeAgain = [0, 502, 503, 504]
const pauseMs = 250
/** Milliseconds for one attempt (`answerMs`), and for all attempts (`patienceMs`). */
const answerMs = 30_000
const patienceMs = 120_000

export interface Answer {
  status: number
  body: unknown
  /** Number of attempts. */
  tries: number
}

/** Counts and faults of all calls together. */
export interface Tally {
  /** Number of retried answers, by status. 0 means that no answer came. */
  again: Map<number, number>
  acknowledged: number
  faults: string[]
}

export const newTally = (): Tally => ({ again: new Map(), acknowledged: 0, faults: [] })

export interface Call {
  method?: 'GET' | 'POST' | 'PUT'
  path: string
  /** Sent as JSON. `URLSearchParams` is sent as a form of the site would. */
  body?: object | URLSearchParams
  headers?: Record<string, string>
}

/** A user with a browser or program of their own. */
export interface Person {
  /** Sends a call and retries it until it has a final answer, like a browser or program that wants it done. */
  insist(call: Call): Promise<Answer>
  /** Sends a call once. Status 0 means that no answer came. */
  ask(call: Call, origin?: string): Promise<Answer>
}

let people = 0

/** Returns a person with an address of their own, who keeps their cookies. */
export function newPerson(
  origin: string,
  tally: Tally,
  headersOf: () => Record<string, string> = () => ({}),
): Person {
  people += 1
  const address = `181.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`
  const cookies = new Map<string, string>()
  const ask: Person['ask'] = async (call, at = origin) => {
    const answer = await send(at, call, {
      'x-forwarded-for': address,
      ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
      ...headersOf(),
    })
    for (const [name, value] of answer.cookies) cookies.set(name, value)
    return { status: answer.status, body: answer.body, tries: 1 }
  }
  const insist: Person['insist'] = async (call) => {
    const startedAt = performance.now()
    for (let tries = 1; ; tries += 1) {
      const { status, body } = await ask(call)
      // The first of two clicks with the same idempotency key is still running.
      const isRunning = Object(body).code === 'idempotency_in_progress'
      if (!comeAgain.includes(status) && !isRunning) {
        if (status >= 500) tally.faults.push(`${call.path} answered ${status}`)
        else tally.acknowledged += 1
        return { status, body, tries }
      }
      tally.again.set(status, (tally.again.get(status) ?? 0) + 1)
      if (performance.now() - startedAt > patient(patienceMs))
        throw new Error(`${call.path} was not answered for ${patienceMs / 1000} s`)
      await sleep(pauseMs)
    }
  }
  return { ask, insist }
}

async function send(
  origin: string,
  { method = 'GET', path, body, headers = {} }: Call,
  own: Record<string, string>,
) {
  const isJson = body !== undefined && !(body instanceof URLSearchParams)
  try {
    const answer = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: { ...(isJson && { 'content-type': 'application/json' }), ...own, ...headers },
      ...(body && { body: isJson ? JSON.stringify(body) : body }),
      signal: AbortSignal.timeout(answerMs),
    })
    const text = await answer.text()
    const cookies = answer.headers.getSetCookie().map((line): [string, string] => {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      return [name, value]
    })
    return { status: answer.status, body: parse(text), cookies }
  } catch {
    return { status: 0, body: null, cookies: [] }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
