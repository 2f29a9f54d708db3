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
  /** Time by `performance.now()`. */
  askedAt: number
  ms: number
  /** 0 if no answer came. */
  status: number
  outcome: 'right' | 'turned away' | 'wrong'
}

/** Longer than any visitor waits, in milliseconds. */
const patienceMs = 30_000
/** Too many requests from this address (429), or overloaded (503). */
const refusals = [429, 503]

/**
 * Sends the visits that `next` returns at a steady rate for the given seconds, without waiting for earlier answers,
 * like independent visitors. Returns once all answers are there.
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

/** Lets `visitors` clients send visits one after the other for the given seconds. Returns the answers. */
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
    // Includes answers that break off in the middle.
    .catch(() => 0)
  const outcome = status === expectedStatus ? 'right' : refusals.includes(status) ? 'turned away' : 'wrong'
  return { name, kind, askedAt, ms: performance.now() - askedAt, status, outcome }
}

let addresses = 0

/** Returns a new address per visit. The stack trusts the proxy that the drill plays. */
function someAddress(): string {
  addresses += 1
  return `181.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Returns the time in milliseconds below which the given share of the answers stayed. 0 without answers. */
export function percentile(answers: readonly VisitAnswer[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
