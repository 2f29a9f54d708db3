import assert from 'node:assert/strict'
import { patient } from '../../pace'
import type { DrillStack } from '../support/drill-stack'
import { heldJobs, isDone, letGo } from '../support/held-jobs'
import { until } from '../support/until'
import type { KillPoint } from './kill-points'
import type { UrgentRequest } from './urgent-request'

/** Longest that may pass on a quiet machine from a kill until the work it interrupted goes on. */
const longestResumeMs = 15_000

export interface Kill {
  point: KillPoint
  /** From the death of the worker until the next one stood at the next point, or had done the job. */
  resumedMs: number
}

/**
 * Lets the clock settle a request whose hour is over and give its fee back, and kills the worker at each point on the
 * way. Returns the kills when the refund is done. Throws when work is not resumed within 15 seconds.
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
  await until('the job is done', () => isDone(drill.db, job))
  await untilInLedger(drill)
  noteResumed()
  return kills
}

/** What went back is read into the ledger by a job of its own, which the refund's brings about. */
export async function untilInLedger({ db }: DrillStack): Promise<void> {
  await until('the ledger shows it', async () => (await heldJobs(db, 'sync-refunded-payment')).length === 0)
}

/** Starts what the clock starts every minute. */
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
