import { setTimeout as sleep } from 'node:timers/promises'
import type { DrillStack } from '../support/drill-stack'
import { waitOrThrow } from '../support/wait-or-throw'

const firstMs = 1_000
const everyMs = 5_000
/**
 * The launcher does not count these kills as crashes, because its growing restart pauses would use up most of the five
 * seconds.
 */
const uncountedAttempt = { isCounted: false }
/**
 * Minimum number of notifications that the site must receive, and of results that the worker must finish, before the
 * next kill.
 */
const leastDone = 20

/** Number of times that each running process was killed. */
export interface Kills {
  web: number
  worker: number
}

/**
 * Kills site and worker with SIGKILL after a second and then every five seconds, at most `mostRounds` times. On a slow
 * machine the next kill waits until both have done some work, because they would otherwise only start. Stopping returns
 * the number of kills.
 */
export function killOften(
  drill: DrillStack,
  { remaining, mostRounds = Number.POSITIVE_INFINITY }: { remaining: () => number; mostRounds?: number },
): { stop: () => Promise<Kills> } {
  const { killWeb, killWorker } = drill.stack
  const stopping = new AbortController()
  const { signal } = stopping
  const kills: Kills = { web: 0, worker: 0 }
  const run = async () => {
    await sleep(firstMs, undefined, { signal })
    for (let round = 0; round < mostRounds; round += 1) {
      const [web, worker] = await Promise.all([
        killWeb('SIGKILL', uncountedAttempt),
        killWorker('SIGKILL', uncountedAttempt),
      ])
      kills.web += Number(web)
      kills.worker += Number(worker)
      const diedAt = new Date()
      await sleep(everyMs, undefined, { signal })
      const hasTaken = async () => remaining() === 0 || (await takenSince(drill, diedAt)) >= leastDone
      const isBack = async () =>
        (await hasWorked(drill, diedAt)) && (await hasTaken()) && (await isAnswering(drill))
      await waitOrThrow('site and worker are back', async () => signal.aborted || (await isBack()))
    }
  }
  const running = run().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  // `stop` reports this failure. Until then it must not hide another one.
  running.catch(() => undefined)
  return {
    stop: async () => {
      stopping.abort()
      await running
      return kills
    },
  }
}

async function takenSince({ db }: DrillStack, moment: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM provider_notifications WHERE received_at > $1',
    [moment],
  )
  return rows[0]?.count ?? 0
}

/** Whether enough work was done since then, or nothing is due. */
async function hasWorked({ db }: DrillStack, since: Date): Promise<boolean> {
  const { rows } = await db.query<{ done: number; due: number }>(
    `SELECT
       (SELECT count(*) FROM provider_notifications WHERE handled_at > $1)::int
         + (SELECT count(*) FROM refunds WHERE done_at > $1)::int
         + (SELECT count(*) FROM mails WHERE sent_at > $1)::int AS done,
       (SELECT count(*) FROM graphile_worker._private_jobs WHERE run_at <= now())::int AS due`,
    [since],
  )
  const [now] = rows
  return now !== undefined && (now.done >= leastDone || now.due === 0)
}

function isAnswering({ stack }: DrillStack): Promise<boolean> {
  return fetch(`${stack.origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}
