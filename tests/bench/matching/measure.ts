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
  /** Average number of professionals in an answer. More professionals mean more reading and more output. */
  matchCount: number
  /** Median duration of the requests that find `limit` professionals on every database. */
  filledMedianMs: number
  /** Number of requests in `filledMedianMs`. */
  filledCount: number
}

/**
 * Times the product's function on several databases in turns, request by request, so that other load of the machine
 * affects all databases alike. Caches are warm, because the check of exactness made every request once.
 */
export async function measure(
  dbs: Db[],
  requests: RequestPlace[],
  options: { limit: number; rounds: number },
): Promise<Timing[]> {
  const samples = dbs.map(() => requests.map((): Sample => ({ times: [], matchCount: 0 })))
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [turn, place] of requests.entries()) {
      for (let step = 0; step < dbs.length; step += 1) {
        // The database that goes first changes, because the first one may be slower.
        const index = (turn + round + step) % dbs.length
        const [db, sample] = [dbs[index], samples[index]?.[turn]]
        if (!db || !sample) continue
        const start = performance.now()
        const matches = await matchProfessionals({ db, clock }, place, { limit: options.limit })
        sample.times.push(performance.now() - start)
        sample.matchCount = matches.length
      }
    }
  }
  const isFilled = requests.map((_, turn) => samples.every((all) => all[turn]?.matchCount === options.limit))
  return samples.map((all) => summary(all, isFilled))
}

const clock = { now: () => new Date() }

/** Durations and number of matches of one request on one database. */
interface Sample {
  times: number[]
  matchCount: number
}

function summary(samples: readonly Sample[], isFilled: readonly boolean[]): Timing {
  const filledSamples = samples.filter((_, turn) => isFilled[turn])
  const at = shareOf(samples)
  return {
    medianMs: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    maxMs: at(1),
    matchCount: samples.reduce((sum, { matchCount }) => sum + matchCount, 0) / samples.length,
    filledMedianMs: shareOf(filledSamples)(0.5),
    filledCount: filledSamples.length,
  }
}

/** Returns a function that gives the time below which a share (0 to 1) of the samples lies. */
function shareOf(samples: readonly Sample[]): (share: number) => number {
  const sorted = samples.flatMap(({ times }) => times).toSorted((a, b) => a - b)
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
