import { waitOrThrow } from '../../support/wait-or-throw'
import { type BrowsersSeen, watchBrowsers } from './browsers'
import { type Kills, passHour, type Timetable } from './hour'
import type { Installation } from './installation'
import { judgeMoney } from './judges/judge-money'
import { judgeRequests } from './judges/judge-requests'
import { judgeRest } from './judges/judge-rest'
import { countMails, type MailCount } from './mail-count'
import { type PageSeen, watchPage } from './page'
import { buildTown, type Town } from './town'

/** More minutes than the promise to payers of urgency lasts. */
const afterMinutes = 75

export interface Outcome {
  town: Town
  kills: Kills
  browsers: BrowsersSeen
  page: PageSeen
  mailCount: MailCount
  /** Broken promises in words. Empty if there are none. */
  faults: string[]
}

/** Runs the hour in a town on the given installation, and judges the result. */
export async function runInstallation(
  installation: Installation,
  timetable: Timetable,
  log: (line: string) => void,
): Promise<Outcome> {
  const { minutes, clientsEach, payerEvery, bookersEvery } = timetable
  await waitOrThrow('all processes are up', installation.areUp)
  log('moving everybody in')
  const town = await buildTown(installation, {
    clients: minutes * clientsEach,
    payers: Math.floor(minutes / payerEvery),
    bookings: Math.floor(minutes / bookersEvery),
  })
  const counting = countMails(installation.drill.mailbox)
  const stopPage = await watchPage(town)
  const stopBrowsers = await watchBrowsers(town)
  const kills = await passHour(town, timetable, log)
  // Both are stopped, even if one of them fails.
  const [page, browsers] = await Promise.all([stopPage(), stopBrowsers()])
  await settle(installation, log)
  const mailCount = await counting()
  const state = await installation.drill.standIn.state()
  const faults = [
    ...town.tally.faults,
    ...(await judgeRequests(town)),
    ...(await judgeMoney(town, state)),
    ...(await judgeRest(town, mailCount, kills)),
  ]
  return { town, kills, browsers, page, mailCount, faults }
}

/** Lets promises expire, and waits until all their side effects are done. */
async function settle({ drill, db, areUp }: Installation, log: (line: string) => void): Promise<void> {
  await waitOrThrow('all processes are up', areUp)
  for (const minutes of [afterMinutes, 1]) {
    log(`setting the clock forward by ${minutes} minutes`)
    await drill.standIn.move({ minutes })
    await waitOrThrow('nothing is left to do', () => isQuiet(db), { timeoutMs: 300_000 })
  }
}

/** Whether nothing is due three times in a row, because the clock starts new work within a second. */
async function isQuiet(db: Installation['db']): Promise<boolean> {
  for (let look = 0; look < 3; look += 1) {
    const { rows } = await db.query<{ due: number }>(
      `SELECT (SELECT count(*) FROM graphile_worker._private_jobs WHERE run_at <= now() AND attempts < max_attempts)::int
         + (SELECT count(*) FROM provider_notifications WHERE handled_at IS NULL)::int
         + (SELECT count(*) FROM refunds WHERE status = 'requested')::int AS due`,
    )
    if (rows[0]?.due !== 0) return false
    await new Promise((resolve) => setTimeout(resolve, 700))
  }
  return true
}
