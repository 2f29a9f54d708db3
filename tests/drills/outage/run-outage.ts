import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databasePid } from '../operation/database-pid'
import type { DrillStack } from '../support/drill-stack'
import { until } from '../support/until'
import { type Answer, askPages } from './ask-pages'
import { whileDiskIsBusy } from './fill-disk'
import { publicPages } from './public-pages'

interface Timetable {
  /** How long the pages are asked for before, between and after what happens, in seconds. */
  calmSeconds: number
  lockSeconds: number
  /** How many ask at the same time. */
  visitors: number
  /** How many requests there are to look at. */
  requests: number
  /** Within which time from the end of a trouble every page has to be shown again; not judged where it is left out. */
  recoveredMs?: number
}

interface Trouble {
  name: string
  /** Moments of `performance.now()`: of the cause, from when on all is promised to come back, and when its cause was gone. */
  from: number
  until: number
  goneAt: number
  /** Answers that came in the time of trouble and of its end, and how many of them had to say 'later'. */
  answeredCount: number
  turnedAway: number
  slowestMs: number
  /** From `until` to the last visitor who was turned away. */
  recoveredMs: number
}

export interface Outcome {
  answers: readonly Answer[]
  troubles: Trouble[]
  /** Promises that were broken, in words; none when all is well. */
  faults: string[]
}

/** Asks for every public page all the time, kills the database, again on a busy disk, and locks the table of requests. */
export async function runOutage(
  drill: DrillStack,
  { calmSeconds, lockSeconds, visitors, requests, recoveredMs = Infinity }: Timetable,
): Promise<Outcome> {
  const addresses = await publicPages(drill.ctx, requests)
  await drill.stack.restartWorker()
  // Once each, so that what is slow because it is loaded for the first time is not taken for trouble.
  for (const address of addresses()) await fetch(`${drill.stack.origin}${address}`)
  const asking = askPages(drill.stack.origin, addresses, visitors)
  const calm = async () => {
    await sleep(calmSeconds * 1_000)
    await until('all visitors are shown their pages again', async () => {
      // Pages that are kept are shown meanwhile.
      const isBack = await drill.ctx.db.$queryRaw`SELECT 1`.then(Boolean, () => false)
      return isBack && isCalm(asking.answers.slice(-3 * visitors))
    })
  }
  await calm()
  const killed = await killDatabase(drill)
  await calm()
  const busy = await whileDiskIsBusy(() => killDatabase(drill))
  await calm()
  const locked = await lockRequests(drill, lockSeconds)
  await calm()
  const answers = await asking.stop()
  const troubles = [
    troubleOf('database killed with -9', killed, answers, busy.from),
    troubleOf('the same while others fill the disk', busy, answers, locked.from),
    troubleOf(`table \`service_requests\` locked for ${lockSeconds} s`, locked, answers, Infinity),
  ]
  const faults = [...brokenAnswers(answers), ...lateRecoveries(troubles, recoveredMs)]
  const slowestMs = Math.max(...troubles.map((trouble) => trouble.slowestMs))
  // A visitor who waits for a page is asked to come again, and does not wait for the lock.
  if (slowestMs >= lockSeconds * 1_000)
    faults.push(`somebody waited ${Math.round(slowestMs)} ms for an answer`)
  return { answers, troubles, faults }
}

/** Nobody was turned away in the last rounds. */
const isCalm = (answers: readonly Answer[]): boolean => answers.every(({ status }) => status === 200)

/** Kills the database, waits until another one is in its place, and returns from when until when. */
async function killDatabase(drill: DrillStack) {
  const pid = await databasePid(drill)
  const from = performance.now()
  process.kill(pid, 'SIGKILL')
  await until('another database stands in its place', async () => {
    // Its file is away for a moment, and what the killed one started may answer for another.
    const other = await databasePid(drill).catch(() => pid)
    return other !== pid && (await drill.ctx.db.$queryRaw`SELECT 1`.then(Boolean, () => false))
  })
  return { from, until: from, goneAt: performance.now() }
}

/** Keeps everybody from reading and writing requests, and returns from when until when. */
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
  // Who was on their way when the next trouble came met that one: pages had been shown again before.
  const affected = answers.filter(({ answeredAt }) => answeredAt > from && answeredAt < next)
  const turnedAway = affected.filter(({ status }) => status !== 200)
  const last = Math.max(end, ...turnedAway.map(({ askedAt }) => askedAt))
  const during = affected.filter(({ askedAt }) => askedAt <= Math.max(goneAt, last))
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
