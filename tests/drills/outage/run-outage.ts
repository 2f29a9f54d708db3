import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databasePid } from '../operation/database-pid'
import type { DrillStack } from '../support/drill-stack'
import { waitOrThrow } from '../support/wait-or-throw'
import { type Answer, askPages } from './ask-pages'
import { whileDiskIsBusy } from './fill-disk'
import { publicPages } from './public-pages'

interface Timetable {
  /** Seconds of requests before, between and after the troubles. */
  calmSeconds: number
  lockSeconds: number
  /** Number of simultaneous visitors. */
  visitors: number
  /** Number of stored requests that the visitors can open. */
  requests: number
  /** Milliseconds from the end of a trouble until every page must be shown again. Not checked if left out. */
  recoveredMs?: number
}

interface Trouble {
  name: string
  /**
   * Times by `performance.now()`: the start of the cause (`from`), the start of the promised recovery (`until`), and
   * the end of the cause (`goneAt`).
   */
  from: number
  until: number
  goneAt: number
  /**
   * Number of answers during the trouble and the recovery, and number of answers among them that asked the visitor to
   * retry later.
   */
  answeredCount: number
  turnedAway: number
  slowestMs: number
  /** Milliseconds from `until` to the last visitor who was turned away. */
  recoveredMs: number
}

export interface Outcome {
  answers: readonly Answer[]
  troubles: Trouble[]
  /** Broken promises in words. Empty if there are none. */
  faults: string[]
}

/**
 * Requests every public page all the time. Meanwhile kills the database, kills it again on a busy disk, and locks the
 * table of requests.
 */
export async function runOutage(
  drill: DrillStack,
  { calmSeconds, lockSeconds, visitors, requests, recoveredMs = Infinity }: Timetable,
): Promise<Outcome> {
  const addresses = await publicPages(drill.ctx, requests)
  await drill.stack.restartWorker()
  // Requests each page once before, because a first load is slow and would look like trouble.
  for (const address of addresses()) await fetch(`${drill.stack.origin}${address}`)
  const asking = askPages(drill.stack.origin, addresses, visitors)
  const calm = async () => {
    await sleep(calmSeconds * 1_000)
    await waitOrThrow('all visitors are shown their pages again', async () => {
      // Cached pages are shown even without the database, so this also checks the database.
      const isBack = await drill.ctx.db.$queryRaw`SELECT 1`.then(Boolean, () => false)
      return isBack && isCalm(asking.answers.slice(-3 * visitors))
    })
  }
  await calm()
  const killedAt = await killDatabase(drill)
  await calm()
  const busy = await whileDiskIsBusy(() => killDatabase(drill))
  await calm()
  const lock = await lockRequests(drill, lockSeconds)
  await calm()
  const answers = await asking.stop()
  const troubles = [
    troubleOf('database killed with -9', killedAt, answers, busy.from),
    troubleOf('the same while others fill the disk', busy, answers, lock.from),
    troubleOf(`table \`service_requests\` locked for ${lockSeconds} s`, lock, answers, Infinity),
  ]
  const faults = [...brokenAnswers(answers), ...lateRecoveries(troubles, recoveredMs)]
  const slowestMs = Math.max(...troubles.map((trouble) => trouble.slowestMs))
  // A visitor who waits for a locked page must be asked to come back, and not wait for the end of the lock.
  if (slowestMs >= lockSeconds * 1_000)
    faults.push(`somebody waited ${Math.round(slowestMs)} ms for an answer`)
  return { answers, troubles, faults }
}

/** Whether every answer of the last rounds was successful. */
const isCalm = (answers: readonly Answer[]): boolean => answers.every(({ status }) => status === 200)

/** Kills the database and waits until a new one has replaced it. Returns the start and the end of the outage. */
async function killDatabase(drill: DrillStack) {
  const pid = await databasePid(drill.stack.plan.dataDir)
  const from = performance.now()
  process.kill(pid, 'SIGKILL')
  await waitOrThrow('another database answers at its address', async () => {
    // The pid file is missing for a moment, and children of the killed database may still answer.
    const other = await databasePid(drill.stack.plan.dataDir).catch(() => pid)
    return other !== pid && (await drill.ctx.db.$queryRaw`SELECT 1`.then(Boolean, () => false))
  })
  return { from, until: from, goneAt: performance.now() }
}

/** Locks the table of requests for reading and writing. Returns the start and the end of the lock. */
async function lockRequests({ databaseUrl }: DrillStack, seconds: number) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('LOCK TABLE service_requests IN ACCESS EXCLUSIVE MODE')
    const from = performance.now()
    await sleep(seconds * 1_000)
    await client.query('ROLLBACK')
    const end = performance.now()
    return { from, until: end, goneAt: end }
  } finally {
    await client.end()
  }
}

function troubleOf(
  name: string,
  { from, until: end, goneAt }: Pick<Trouble, 'from' | 'until' | 'goneAt'>,
  answers: readonly Answer[],
  next: number,
): Trouble {
  // A visitor without an answer at the start of the next trouble counts for that one only, because pages had been shown
  // again before.
  const affectedAnswers = answers.filter(({ answeredAt }) => answeredAt > from && answeredAt < next)
  const turnedAway = affectedAnswers.filter(({ status }) => status !== 200)
  const last = Math.max(end, ...turnedAway.map(({ askedAt }) => askedAt))
  const during = affectedAnswers.filter(({ askedAt }) => askedAt <= Math.max(goneAt, last))
  return {
    name,
    from,
    until: end,
    goneAt,
    answeredCount: during.length,
    turnedAway: turnedAway.length,
    slowestMs: Math.max(0, ...during.map(({ askedAt, answeredAt }) => answeredAt - askedAt)),
    recoveredMs: last - end,
  }
}

const brokenAnswers = (answers: readonly Answer[]): string[] =>
  answers.filter(({ fault }) => fault !== '').map(({ address, fault }) => `${address}: ${fault}`)

const lateRecoveries = (troubles: readonly Trouble[], mostMs: number): string[] =>
  troubles
    .filter(({ recoveredMs }) => recoveredMs > mostMs)
    .map(
      ({ name, recoveredMs }) => `${name}: pages were turned away until ${Math.round(recoveredMs)} ms after`,
    )
