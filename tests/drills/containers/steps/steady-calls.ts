import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, ask, tryToFile } from '../file-request'

const pauseMs = 200

export interface Calls {
  /** Requests that were acknowledged. */
  requestIds: string[]
  answeredCount: number
  /** No answer came, by the moment of the call (milliseconds). */
  refusedAt: number[]
  /** Answers with 503 and Retry-After: the site asks to come again. */
  turnedAway: string[]
  /** Any other answer than success. */
  errors: string[]
}

/** Files requests and reads the home page in turns, five calls a second, until the returned function is called. */
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

/** Says what was asked and answered, when, and with which headers: enough to find the answer in the logs. */
function describe(label: string, { status, headers, body }: Answer): string {
  const lines = body.replace(/<style>.*?<\/style>/gs, '').slice(0, 600)
  return `${new Date().toISOString()} ${label}: ${status} ${JSON.stringify(Object.fromEntries(headers))} ${lines}`
}
