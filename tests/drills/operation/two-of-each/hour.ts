import { setTimeout as sleep } from 'node:timers/promises'
import { waitOrThrow } from '../../support/wait-or-throw'
import type { Installation } from './installation'
import { liveBookers } from './stories/booker'
import { liveClient } from './stories/client'
import { livePayer } from './stories/payer'
import type { Town } from './town'

/** The events of the hour, by simulated minute. */
export interface Timetable {
  minutes: number
  /** Minimum real seconds per simulated minute. The clock skips the rest. */
  secondsEach: number
  clientsEach: number
  /** Minutes between payers, and minutes between pairs of bookers. */
  payerEvery: number
  bookersEvery: number
  /** Minutes between token rotations of the programs. */
  rotateEvery: number
  /** Minutes in which the database is killed. */
  databaseAt: readonly number[]
}

export interface Kills {
  web: number
  worker: number
  /** Milliseconds until the database answered again through the pooler, per kill. */
  databaseMs: number[]
}

/**
 * Runs the hour: people live their stories, and one process is killed each minute. Returns once every story has ended.
 */
export async function passHour(
  town: Town,
  timetable: Timetable,
  log: (line: string) => void,
): Promise<Kills> {
  const { installation } = town
  const kills: Kills = { web: 0, worker: 0, databaseMs: [] }
  const stories: Promise<void>[] = []
  const begin = (story: Promise<void>) => {
    stories.push(
      story.catch((error: Error) => void town.tally.faults.push(`a story broke off: ${error.message}`)),
    )
  }
  for (let minute = 1; minute <= timetable.minutes; minute += 1) {
    const startedAt = performance.now()
    beginStories(town, timetable, minute, begin)
    // Two processes of a kind are never down at once, because the killed one has to work again first.
    await waitOrThrow('all processes are up', installation.areUp, { timeoutMs: 120_000 })
    await sleep(town.random() * timetable.secondsEach * 500)
    await killOne(installation, minute, kills)
    if (timetable.databaseAt.includes(minute)) {
      const ms = await installation.killDatabase()
      kills.databaseMs.push(ms)
      log(`minute ${minute}: the database was back after ${(ms / 1_000).toFixed(1)} s`)
    }
    await sleep(Math.max(0, startedAt + timetable.secondsEach * 1_000 - performance.now()))
    const minutesPassed = (performance.now() - startedAt) / 60_000
    if (minutesPassed < 1) await installation.drill.standIn.move({ minutes: 1 - minutesPassed })
    if (minute % 10 === 0) log(`minute ${minute}: ${town.books.requests.length} requests filed`)
  }
  log('the hour has passed; waiting for whoever is still at something')
  await Promise.all(stories)
  return kills
}

function beginStories(
  town: Town,
  timetable: Timetable,
  minute: number,
  begin: (story: Promise<void>) => void,
): void {
  for (let client = 0; client < timetable.clientsEach; client += 1) begin(liveClient(town))
  if (minute % timetable.payerEvery === 0) begin(livePayer(town, (minute / timetable.payerEvery) % 2 === 0))
  if (minute % timetable.bookersEvery === 0) begin(liveBookers(town, minute / timetable.bookersEvery - 1))
  if (minute % timetable.rotateEvery === 0) for (const program of town.professionals) begin(program.rotate())
}

async function killOne({ instances }: Installation, minute: number, kills: Kills): Promise<void> {
  const instance = instances[minute % instances.length]
  if (!instance || !(await instance.kill())) return
  if (instance.name.startsWith('web')) kills.web += 1
  else kills.worker += 1
}
