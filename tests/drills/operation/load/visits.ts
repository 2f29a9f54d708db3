import { setTimeout as sleep } from 'node:timers/promises'

/** A request of a visitor, and its expected answer. */
export interface Visit {
  name: string
  kind: 'read' | 'write'
  path: string
  init?: RequestInit
  status: number
}

export interface VisitAnswer {
  name: string
  kind: Visit['kind']
  /** Moments of `performance.now()`. */
  askedAt: number
  ms: number
  /** 0 where no answer came. */
  status: number
  outcome: 'right' | 'turned away' | 'wrong'
}

/** Longer than anybody waits. */
const patienceMs = 30_000
/** Too much just now, or too often from there. */
const refusals = [429, 503]

/**
 * Sends what `next` names at a steady rate for so long, whether or not earlier ones are answered, as visitors do who know
 * nothing of each other. Returns the answers once all of them are there.
 */
export async function visitAtRate(
  origin: string,
  next: () => Promise<Visit>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<VisitAnswer[]> {
  const visits: Promise<VisitAnswer>[] = []
  const startedAt = performance.now()
  const count = Math.round(perSecond * seconds)
  for (let index = 0; index < count; index += 1) {
    const waitMs = startedAt + (index * 1_000) / perSecond - performance.now()
    if (waitMs > 1) await sleep(waitMs)
    visits.push(visit(origin, await next()))
  }
  return Promise.all(visits)
}

/** Sends one after the other from so many at once for so long; returns the answers. */
export async function visitInTurn(
  origin: string,
  next: () => Visit,
  { visitors, seconds }: { visitors: number; seconds: number },
): Promise<VisitAnswer[]> {
  const answers: VisitAnswer[] = []
  const until = performance.now() + seconds * 1_000
  const go = async () => {
    while (performance.now() < until) answers.push(await visit(origin, next()))
  }
  await Promise.all(Array.from({ length: visitors }, go))
  return answers
}

async function visit(
  origin: string,
  { name, kind, path, init = {}, status: expectedStatus }: Visit,
): Promise<VisitAnswer> {
  const askedAt = performance.now()
  const status = await fetch(origin + path, {
    redirect: 'manual',
    ...init,
    headers: { 'x-forwarded-for': someAddress(), ...init.headers },
    signal: AbortSignal.timeout(patienceMs),
  })
    .then(async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    })
    // Also where it breaks off in the middle.
    .catch(() => 0)
  const outcome = status === expectedStatus ? 'right' : refusals.includes(status) ? 'turned away' : 'wrong'
  return { name, kind, askedAt, ms: performance.now() - askedAt, status, outcome }
}

let addresses = 0

/** Everybody comes from somewhere else; the stack believes the proxy that the drill plays. */
function someAddress(): string {
  addresses += 1
  return `181.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Returns the time that the given share of the answers stayed below, in milliseconds; 0 when there are none. */
export function percentile(answers: readonly VisitAnswer[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
