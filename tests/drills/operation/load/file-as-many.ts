import type { DrillStack } from '../../support/drill-stack'
import { waitOrThrow } from '../../support/wait-or-throw'
import { databasePid } from '../database-pid'
import { measureUse, type ProcessorUse } from './processor-use'
import { type Visit, type VisitAnswer, visitInTurn } from './visits'

/** Number of clients. Each sends its next request as soon as it has an answer. */
export const filers = 16

export interface FilingFigures {
  /** Requests per second: filed, notified (in the professionals' lists and with mails in the outbox), and mailed. */
  perSecond: number
  toldPerSecond: number
  mailedPerSecond: number
  mails: number
  /** Processor use during the filing. */
  use: ProcessorUse
  answers: VisitAnswer[]
}

/** Files as many requests as the site accepts for the given seconds, and waits until all notices and mails are sent. */
export async function fileAsMany(
  drill: DrillStack,
  filing: () => Visit,
  seconds: number,
): Promise<FilingFigures> {
  const { db, stack } = drill
  const { web = 0, worker = 0 } = stack.pids()
  await waitOrThrow(
    'professionals are notified of all earlier requests',
    async () => (await countDueJobs(db)) === 0,
    patience,
  )
  const mailsBefore = await count(db, 'SELECT count(*)::int AS count FROM mails')
  const use = await measureUse({ web, worker, database: await databasePid(drill.stack.plan.dataDir) })
  const since = new Date()
  const startedAt = performance.now()
  const elapsed = () => (performance.now() - startedAt) / 1_000
  const answers = await visitInTurn(stack.origin, filing, { visitors: filers, seconds })
  const filedIn = elapsed()
  const used = await use()
  const right = answers.filter(({ outcome }) => outcome === 'right').length
  await waitOrThrow(
    'professionals are notified of all requests',
    async () => (await countUnnotifiedRequests(db, since)) === 0,
    patience,
  )
  const toldIn = elapsed()
  await waitOrThrow('all mails are sent', async () => (await countDueJobs(db)) === 0, patience)
  return {
    perSecond: right / filedIn,
    toldPerSecond: right / toldIn,
    mailedPerSecond: right / elapsed(),
    mails: (await count(db, 'SELECT count(*)::int AS count FROM mails')) - mailsBefore,
    use: used,
    answers,
  }
}

const patience = { timeoutMs: 600_000 }

/** Returns the number of requests without a notified wave. */
const countUnnotifiedRequests = (db: DrillStack['db'], since: Date): Promise<number> =>
  count(db, 'SELECT count(*)::int AS count FROM service_requests WHERE wave = 0 AND created_at >= $1', [
    since,
  ])

/** Returns the number of due jobs: mails, and the jobs that create them. */
const countDueJobs = (db: DrillStack['db']): Promise<number> =>
  count(db, 'SELECT count(*)::int AS count FROM graphile_worker._private_jobs WHERE run_at <= now()')

async function count(db: DrillStack['db'], query: string, values: unknown[] = []): Promise<number> {
  const { rows } = await db.query<{ count: number }>(query, values)
  return rows[0]?.count ?? 0
}
