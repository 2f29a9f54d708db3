import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, ask, tryToFile } from '../file-request'

const pauseMs = 200

export interface Calls {
  /** Ids of requests that the site acknowledged. */
  requestIds: string[]
  answeredCount: number
  /** Times of the calls without an answer, in milliseconds. */
  refusedAt: number[]
  /** Answers with 503 and Retry-After: the site asks the client to retry. */
  turnedAway: string[]
  /** All other answers that are not successful. */
  errors: string[]
}

/**
 * Files requests and reads the home page in turns, five calls a second, until the caller calls the returned function.
 */
export function callSteadily(origin: string): () => Promise<Calls> {
  const calls: Calls = { requestIds: [], answeredCount: 0, refusedAt: [], turnedAway: [], errors: [] }
  const stopping = new AbortController()
  const count = (label: string, answer: Answer | null, expectedStatus: number) => {
    if (!answer) calls.refusedAt.push(performance.now())
    else if (answer.status === expectedStatus) calls.answeredCount += 1
    else {
      const isTurnedAway = answer.status === 503 && answer.headers.has('retry-after')
      calls[isTurnedAway ? 'turnedAway' : 'errors'].push(describe(label, answer))
    }
  }
  const file = async () => {
    const { answer, id } = await tryToFile(origin)
    if (id) calls.requestIds.push(id)
    count('filing', answer, 201)
  }
  const read = async () => count('home page', await ask(`${origin}/`), 200)
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

/** Describes an answer: its call, time, status, headers and body. That is enough to find the answer in the logs. */
function describe(label: string, { status, headers, body }: Answer): string {
  const lines = body.replace(/<style>.*?<\/style>/gs, '').slice(0, 600)
  return `${new Date().toISOString()} ${label}: ${status} ${JSON.stringify(Object.fromEntries(headers))} ${lines}`
}
