import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../../support/until'
import type { Installation } from './installation'
import { liveBookers } from './stories/booker'
import { liveClient } from './stories/client'
import { livePayer } from './stories/payer'
import type { Town } from './town'

/** What happens in the hour, by the minute of its own clock. */
export interface Timetable {
  minutes: number
  /** Real seconds that a minute takes at least; the rest of it is skipped. */
  secondsEach: number
  clientsEach: number
  /** One payer in so many minutes, and one pair of bookers. */
  payerEvery: number
  bookersEvery: number
  /** Programs change their tokens that often. */
  rotateEvery: number
  /** At which minutes the database is killed. */
  databaseAt: readonly number[]
}

export interface Kills {
  web: number
  worker: number
  /** After how many milliseconds the database took questions again, by way of the pooler. */
  databaseMs: number[]
}

/**
 * Lets the hour pass, in which people live their stories and each minute one process is killed. Returns once every story has
 * come to its end.
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
    // Never both processes of a kind: the killed process has to work again first.
    await until('all processes are up', installation.areUp, { timeoutMs: 120_000 })
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
