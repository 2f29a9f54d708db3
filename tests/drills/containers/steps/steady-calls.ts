import { setTimeout as sleep } from 'node:timers/promises'
import { tryToFile } from '../file-request'

const pauseMs = 200

export interface Calls {
  /** Requests that were acknowledged. */
  filed: string[]
  answered: number
  /** No answer came, by the moment of the call (milliseconds). */
  refusedAt: number[]
  /** Any other answer than success, with what was asked. */
  errors: string[]
}

/** Files requests and reads the home page in turns, five calls a second, until the returned function is called. */
export function callSteadily(origin: string): () => Promise<Calls> {
  const calls: Calls = { filed: [], answered: 0, refusedAt: [], errors: [] }
  const stopping = new AbortController()
  const count = (what: string, status: number, wanted: number) => {
    if (status === 0) calls.refusedAt.push(performance.now())
    else if (status !== wanted) calls.errors.push(`${what}: ${status}`)
    else calls.answered += 1
  }
  const file = async () => {
    const { status, body } = await tryToFile(origin)
    count('filing', status, 201)
    if (body.requestId) calls.filed.push(body.requestId)
  }
  const read = async () => {
    const answer = await fetch(`${origin}/`).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    count('home page', answer?.status ?? 0, 200)
  }
  const calling = (async () => {
    const all: Promise<void>[] = []
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      all.push(turn % 2 === 0 ? file() : read())
      await sleep(pauseMs)
    }
    await Promise.all(all)
  })()
  return async () => {
    stopping.abort()
    await calling
    return calls
  }
}
