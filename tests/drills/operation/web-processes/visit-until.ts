import { get } from 'node:http'
import { patient } from '../../../pace'

/** Longer than any page takes. A request without an answer until then counts as hanging. */
const patienceMs = patient(20_000)

export interface Visits {
  /** The number of answers by status. */
  answers: Map<number, number>
  /** Requests without an answer, with the code of their error and the time of the error by `performance.now()`. */
  failures: { code: string; at: number }[]
}

interface Options {
  visitors: number
  /** Returns the path of the next request. */
  nextPath: () => string
  isOver: () => boolean
}

/** Lets clients send requests, one after the other and each over a new connection, until `isOver`. */
export async function visitUntil(origin: string, { visitors, nextPath, isOver }: Options): Promise<Visits> {
  const visits: Visits = { answers: new Map(), failures: [] }
  const visitor = async () => {
    while (!isOver()) {
      try {
        const status = await request(`${origin}${nextPath()}`)
        visits.answers.set(status, (visits.answers.get(status) ?? 0) + 1)
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException // node:http rejects with errors only
        visits.failures.push({ code: code ?? message, at: performance.now() })
      }
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  return visits
}

/** Resolves to the status of the answer. Uses node:http, because fetch would keep connections. */
function request(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = get(url, { agent: false, signal: AbortSignal.timeout(patienceMs) }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
    call.once('error', reject)
  })
}
