import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { RequestPlace } from '@oficio/domain/service-requests/matching/match-professionals'
import { type DrillStack, startDrillStack } from '../../drills/support/drill-stack'
import { waitOrThrow } from '../../drills/support/wait-or-throw'
import { processorMs } from '../calls/processor-time'
import { fillProfessionals } from '../matching/fill-professionals'
import { memoryMb } from '../peer-mix/process-figures'
import { fileRequestAt, placesOfWholeWaves } from './file-requests'
import { type Load, missedTargets, reportOf } from './report'

const sizes = { professionals: 10_000, warmUp: 10, oneByOne: 40, atOnce: 40 }
/** Wait before the memory after the load is read, in seconds. The report names it. */
const restSeconds = Number(process.env.BENCH_REST_SECONDS ?? 60)
const reportFile = fileURLToPath(new URL('../../../docs/measurements/bench-worker.md', import.meta.url))

/**
 * Measures what the worker spends on the mails of new requests: processor time of a mail, time from filing until the
 * last professional of the wave is mailed, and memory. The mail server is the stand-in, in a process of its own. Writes
 * docs/measurements/bench-worker.md. Returns whether every target was met.
 */
export async function benchWorker(): Promise<boolean> {
  const drill = await startDrillStack({ isShipped: true })
  try {
    console.log(`Filling the database with ${sizes.professionals} professionals…`)
    await fillProfessionals(drill.databaseUrl, sizes.professionals)
    // As in production, where most readers have an account with a proven mailbox.
    await drill.ctx.db.user.updateMany({ data: { emailVerifiedAt: new Date() } })
    const places = await placesOfWholeWaves(drill.ctx, {
      count: sizes.warmUp + sizes.oneByOne + sizes.atOnce,
      waveSize: limits.waveSize,
      noticesPerProfessional: serverLimits.noticesPerProfessional,
    })
    await drill.stack.restartWorker()
    const pid = drill.stack.pids().worker
    if (pid === undefined) throw new Error('the worker does not run')
    console.log('Warming up…')
    await fileOneByOne(drill, places.splice(0, sizes.warmUp))
    const atRest = await memoryMb(pid)
    const quiet = await measure(drill, pid, () => fileOneByOne(drill, places.splice(0, sizes.oneByOne)))
    const busy = await measure(drill, pid, () => fileAtOnce(drill, places.splice(0, sizes.atOnce)))
    await sleep(restSeconds * 1_000)
    const atEnd = await memoryMb(pid)
    const figures = { quiet, busy, memory: { atRest, atEnd, restSeconds }, sizes }
    const report = reportOf(figures)
    await writeFile(reportFile, report)
    console.log(report)
    return missedTargets(figures).length === 0
  } finally {
    await drill.stop()
  }
}

/** Files a request after the mails of the previous one. */
async function fileOneByOne(drill: DrillStack, places: readonly RequestPlace[]): Promise<string[]> {
  const ids: string[] = []
  for (const place of places) {
    ids.push(await fileRequestAt(drill.ctx, place))
    await untilSent(drill)
  }
  return ids
}

/** Files all requests as fast as possible, then waits for all mails. */
async function fileAtOnce(drill: DrillStack, places: readonly RequestPlace[]): Promise<string[]> {
  const ids: string[] = []
  for (const place of places) ids.push(await fileRequestAt(drill.ctx, place))
  await untilSent(drill)
  return ids
}

/** Waits until no job of a request or mail is left. */
async function untilSent({ db }: DrillStack): Promise<void> {
  const isDone = async () => {
    const { rows } = await db.query(
      `SELECT FROM graphile_worker._private_jobs job
         JOIN graphile_worker._private_tasks task ON task.id = job.task_id
         WHERE task.identifier IN ('send-mail', 'notify-professionals') AND run_at <= now() LIMIT 1`,
    )
    return rows.length === 0
  }
  await waitOrThrow('the mails were sent', isDone, { timeoutMs: 300_000 })
}

async function measure(drill: DrillStack, pid: number, file: () => Promise<string[]>): Promise<Load> {
  let topMb = 0
  const watch = setInterval(() => {
    memoryMb(pid).then((mb) => {
      topMb = Math.max(topMb, mb)
    }, console.error)
  }, 250)
  try {
    const before = await processorMs(pid)
    const ids = await file()
    const spentMs = (await processorMs(pid)) - before
    const { rows } = await drill.db.query<{ mails: number; notified: number; ms: number }>(
      `SELECT count(*)::int AS mails,
         (count(mail.sent_at) FILTER (WHERE mail.template = 'request-for-professional'))::int AS notified,
         (extract(epoch FROM max(mail.sent_at) FILTER (WHERE mail.template = 'request-for-professional')
           - request.created_at) * 1000)::float8 AS ms
       FROM service_requests request JOIN mails mail ON mail.refs ->> 'requestId' = request.id::text
       WHERE request.id = ANY ($1) GROUP BY request.id ORDER BY ms`,
      [ids],
    )
    if (rows.length !== ids.length || rows.some(({ notified }) => notified !== limits.waveSize))
      throw new Error(`not every request was mailed to ${limits.waveSize} professionals`)
    const mailCount = rows.reduce((sum, { mails }) => sum + mails, 0)
    const at = (share: number) => rows[Math.floor(rows.length * share)]?.ms ?? 0
    return {
      requestCount: ids.length,
      mailCount,
      msPerMail: spentMs / mailCount,
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      topMb,
    }
  } finally {
    clearInterval(watch)
  }
}
