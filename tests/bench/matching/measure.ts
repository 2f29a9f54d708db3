import type { Db } from '@oficio/db/client'
import {
  matchProfessionals,
  type RequestPlace,
} from '@oficio/domain/service-requests/matching/match-professionals'

export interface Timing {
  medianMs: number
  p95Ms: number
  p99Ms: number
  maxMs: number
}

/**
 * Times the product's function on several databases in turns, request by request, so that whatever else the machine
 * does meets all of them alike. Everything was asked once before (the check of exactness), so caches are warm.
 */
export async function measure(
  dbs: Db[],
  requests: RequestPlace[],
  options: { limit: number; rounds: number },
): Promise<Timing[]> {
  const samples: number[][] = dbs.map(() => [])
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [turn, place] of requests.entries()) {
      for (let step = 0; step < dbs.length; step += 1) {
        // Nobody always goes first.
        const index = (turn + round + step) % dbs.length
        const db = dbs[index]
        if (!db) continue
        const start = performance.now()
        await matchProfessionals({ db, clock: { now: () => new Date() } }, place, { limit: options.limit })
        samples[index]?.push(performance.now() - start)
      }
    }
  }
  return samples.map(summary)
}

function summary(samples: number[]): Timing {
  const sorted = samples.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { medianMs: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), maxMs: at(1) }
}
