import assert from 'node:assert/strict'
import { patient } from '../../pace'
import type { DrillStack } from '../support/drill-stack'
import { heldJobs, isDone, letGo } from '../support/held-jobs'
import { waitOrThrow } from '../support/wait-or-throw'
import type { KillPoint } from './kill-points'
import type { UrgentRequest } from './urgent-request'

/** Maximum milliseconds from a kill until the interrupted work continues, on an idle machine. */
const longestResumeMs = 15_000

export interface Kill {
  point: KillPoint
  /** Milliseconds from the worker's death until its successor reached the next point or finished the job. */
  resumedMs: number
}

/**
 * Lets the clock settle a request whose hour is over and refund its fee, and kills the worker at each point on the way.
 * Returns the kills once the refund is done. Throws if work does not continue within 15 seconds.
 */
export async function killSettling(
  drill: DrillStack,
  request: UrgentRequest,
  points: readonly KillPoint[],
): Promise<Kill[]> {
  const { db } = drill
  let settling: string | undefined
  const settle = async () => {
    settling ??= await enqueueSettling(drill)
    return settling
  }
  const ofSettling = points.filter(({ job }) => job === 'settle-urgent-requests')
  const kills = await killAt(drill, ofSettling, { id: request.requestId, ...request, start: settle })
  const refundId = await refundOf(drill, request)
  const [job] = (await heldJobs(db, 'send-refund')).filter(({ subjectId }) => subjectId === refundId)
  assert(job, 'the refund has a job')
  const start = async () => {
    await letGo(db, [job])
    return job.id
  }
  const ofRefund = points.filter(({ job: name }) => name === 'send-refund')
  kills.push(...(await killAt(drill, ofRefund, { id: refundId, ...request, start })))
  return kills
}

async function killAt(
  drill: DrillStack,
  points: readonly KillPoint[],
  subject: Parameters<KillPoint['reach']>[1],
): Promise<Kill[]> {
  const kills: Kill[] = []
  let last: { point: KillPoint; diedAt: number } | null = null
  const noteResumed = () => {
    if (!last) return
    const resumedMs = Math.round(performance.now() - last.diedAt)
    assert(
      resumedMs < patient(longestResumeMs),
      `the work went on ${resumedMs} ms after '${last.point.name}'`,
    )
    kills.push({ point: last.point, resumedMs })
  }
  for (const point of points) {
    const clearTheWay = await point.reach(drill, subject)
    noteResumed()
    await drill.stack.killWorker('SIGKILL')
    last = { point, diedAt: performance.now() }
    await clearTheWay()
  }
  const job = { id: await subject.start() }
  await waitOrThrow('the job is done', () => isDone(drill.db, job))
  await untilInLedger(drill)
  noteResumed()
  return kills
}

/** Waits until the ledger shows the refund. The refund's job enqueues a separate job that reads it into the ledger. */
export async function untilInLedger({ db }: DrillStack): Promise<void> {
  await waitOrThrow(
    'the ledger shows it',
    async () => (await heldJobs(db, 'sync-refunded-payment')).length === 0,
  )
}

/** Enqueues the job that the clock enqueues every minute. */
async function enqueueSettling({ db }: DrillStack): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM graphile_worker.add_job('settle-urgent-requests', '{}')`,
  )
  assert(rows[0])
  return rows[0].id
}

async function refundOf({ ctx }: DrillStack, { paymentId }: UrgentRequest): Promise<string> {
  const refunds = await ctx.db.refund.findMany({ where: { payment: { providerId: paymentId } } })
  assert.equal(refunds.length, 1, 'one refund is decided')
  return refunds[0]?.id ?? ''
}
