import assert from 'node:assert/strict'
import { visitor } from '@oficio/domain/kernel/actor'
import { createServiceRequest } from '@oficio/domain/service-requests/filing/create-service-request'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildSubmission } from '@oficio/domain/testing/builders/build-submission'
import type { DrillStack } from '../support/drill-stack'
import { type HeldJob, heldJobs, holdBackJobs, isDone, letGo, stopHoldingBack } from '../support/held-jobs'
import { waitOrThrow } from '../support/wait-or-throw'
import type { KillPoint } from './kill-points'

/** Maximum milliseconds from a kill until the interrupted work is done. */
const resumedMs = 15_000
const professionals = 20

export interface Kill {
  point: KillPoint
  /** Id of the job's subject. */
  subjectId: string
  /** Milliseconds from the worker's death until its successor has done the job, including the successor's start. */
  resumedMs: number
}

/**
 * Files one request per list of points, matched by 20 professionals, and kills the worker at each point, each time in
 * another job. Returns the kills and the requests once all jobs are done. Throws if work does not continue within 15
 * seconds.
 */
export async function killWorker(
  drill: DrillStack,
  lists: readonly (readonly KillPoint[])[],
  log: (line: string) => void = () => undefined,
): Promise<{ kills: Kill[]; requestIds: string[] }> {
  const { ctx, db, stack } = drill
  for (let count = 0; count < professionals; count += 1) await buildProfessional(ctx)
  await holdBackJobs(db, ['notify-professionals', 'send-mail'])
  await stack.restartWorker()
  const kills: Kill[] = []
  const requestIds: string[] = []
  try {
    for (const points of lists) {
      const { requestId } = await createServiceRequest(ctx, visitor(), await buildSubmission(ctx))
      requestIds.push(requestId)
      kills.push(...(await killDuring(drill, points, log)))
    }
  } finally {
    await stopHoldingBack(db)
  }
  return { kills, requestIds }
}

async function killDuring(
  drill: DrillStack,
  points: readonly KillPoint[],
  log: (line: string) => void,
): Promise<Kill[]> {
  const { db } = drill
  const kills: Kill[] = []
  const killAt = async (point: KillPoint) => {
    const [job] = await heldJobs(db, point.job)
    assert(job, `there is no ${point.job} left to be interrupted`)
    const kill = await killOnce(drill, point, job)
    log(`killed at '${point.name}': resumed after ${kill.resumedMs} ms`)
    kills.push(kill)
  }
  for (const point of points.filter(({ job }) => job === 'notify-professionals')) await killAt(point)
  const notices = await heldJobs(db, 'notify-professionals')
  await runAll(drill, notices)
  for (const point of points.filter(({ job }) => job === 'send-mail')) await killAt(point)
  await runAll(drill, await heldJobs(db, 'send-mail'))
  return kills
}

async function killOnce(drill: DrillStack, point: KillPoint, job: HeldJob): Promise<Kill> {
  const clearTheWay = await point.reach(drill, job)
  await assertWorkerPosition(drill, point, job)
  await drill.stack.killWorker('SIGKILL')
  const diedAt = performance.now()
  await clearTheWay()
  await waitOrThrow(`the work goes on after '${point.name}'`, () => isDone(drill.db, job), {
    timeoutMs: resumedMs,
  })
  return { point, subjectId: job.subjectId, resumedMs: Math.round(performance.now() - diedAt) }
}

/** Throws unless the worker is where the point says, because the kill would otherwise prove nothing. */
async function assertWorkerPosition(
  { ctx, mailbox }: DrillStack,
  { job: name, window }: KillPoint,
  job: HeldJob,
) {
  if (name === 'notify-professionals') {
    const recipients = await ctx.db.serviceRequestRecipient.count({ where: { requestId: job.subjectId } })
    assert.equal(recipients, window === 'after' ? professionals : 0)
    return
  }
  const mail = await ctx.db.mail.findUniqueOrThrow({ where: { id: job.subjectId } })
  const deliveredMessages = (await mailbox.messages()).filter(({ messageId }) => messageId === mail.messageId)
  assert.equal(deliveredMessages.length, window === 'before' ? 0 : 1)
  assert.equal(mail.sentAt !== null, window === 'after')
}

async function runAll({ db }: DrillStack, jobs: HeldJob[]): Promise<void> {
  await letGo(db, jobs)
  for (const job of jobs) await waitOrThrow(`job ${job.name} is done`, () => isDone(db, job))
}
