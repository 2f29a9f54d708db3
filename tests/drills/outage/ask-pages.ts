import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between the pages of a visitor. */
const everyMs = 50
/** Milliseconds after which a missing answer counts as none. Longer than a page may wait for the database. */
const patienceMs = 60_000

export interface Answer {
  address: string
  /** Times by `performance.now()`. */
  askedAt: number
  answeredAt: number
  /** 0 if no answer came. */
  status: number
  /** The fault of the answer, or '' if there is none. */
  fault: string
}

/** This text is true whatever failed, so every error page must contain it. */
const certain = 'Si pagaste, tu pago queda registrado. No pagues de nuevo.'

/**
 * Lets that many visitors without scripts go through the pages, again and again, until it is stopped. `addresses`
 * returns the pages of each round. Stopping returns the answers in the order of the requests.
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
