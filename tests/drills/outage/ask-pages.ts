import { setTimeout as sleep } from 'node:timers/promises'

/** How often each visitor goes on to the next page. */
const everyMs = 50
/** Who got no answer by then got none: longer than a page may wait for the database. */
const patienceMs = 60_000

export interface Answer {
  address: string
  /** Moments of `performance.now()`. */
  askedAt: number
  answeredAt: number
  /** 0 where no answer came. */
  status: number
  /** What is wrong with the answer; '' when nothing is. */
  fault: string
}

/** Certain whatever failed, so it has to stand on every page that could not be shown. */
const certain = 'Si pagaste, tu pago queda registrado. No pagues de nuevo.'

/**
 * Lets so many visitors without scripts go through the pages, over and over, until it is stopped; `addresses` is asked
 * for the pages of each round. Stopping it returns what they were answered, in the order of asking.
 */
export function askPages(
  origin: string,
  addresses: () => readonly string[],
  visitors: number,
): { answers: readonly Answer[]; stop: () => Promise<Answer[]> } {
  const answers: Answer[] = []
  let isWanted = true
  const visit = async () => {
    while (isWanted) {
      for (const address of addresses()) {
        if (!isWanted) return
        answers.push(await ask(origin, address))
        await sleep(everyMs)
      }
    }
  }
  const visits = Promise.all(Array.from({ length: visitors }, visit))
  const stop = async () => {
    isWanted = false
    await visits
    return answers.toSorted((a, b) => a.askedAt - b.askedAt)
  }
  return { answers, stop }
}

async function ask(origin: string, address: string): Promise<Answer> {
  const askedAt = performance.now()
  const { status, fault } = await fetch(`${origin}${address}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
    .then(async (answer) => ({ status: answer.status, fault: faultOf(answer, await answer.text()) }))
    .catch((error: Error) => ({ status: 0, fault: `${error.message} (${String(error.cause ?? '')})` }))
  return { address, askedAt, answeredAt: performance.now(), status, fault }
}

function faultOf({ status, headers }: Response, text: string): string {
  if (status === 200) return text.includes('</html>') ? '' : 'a page that breaks off'
  if (status !== 503) return `answered ${status}`
  if (!headers.has('retry-after')) return '503 without Retry-After'
  if (!headers.get('cache-control')?.includes('no-store')) return '503 that may be kept'
  return text.includes(certain) ? '' : '503 that does not say what is certain'
}
