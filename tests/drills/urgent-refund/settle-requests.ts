import type { DrillStack } from '../support/drill-stack'
import { heldJobs, holdBackJobs, isDone, letGo, stopHoldingBack } from '../support/held-jobs'
import { waitOrThrow } from '../support/wait-or-throw'
import { judgeRequest } from './judge'
import { type KillPoint, killPoints, lateMs } from './kill-points'
import { type Kill, killSettling, untilInLedger } from './kill-settling'
import { contactClient, endHour, fileUrgentRequest, type UrgentRequest } from './urgent-request'

export interface Outcome {
  kills: Kill[]
  /** Number of settled requests, by the outcome of the fee. */
  refunded: number
  answeredCount: number
  /** Broken promises in words. Empty if there are none. */
  faults: string[]
}

/**
 * Lets the hour of urgent requests end. For each list of points there is an unanswered request, whose settlement and
 * refund are interrupted at those points. There is also a request answered at minute 59, and one answered at minute 61.
 * For that one the provider makes the refund without ever answering the first call. Returns the outcome of all
 * requests.
 */
export async function settleRequests(
  drill: DrillStack,
  lists: readonly (readonly KillPoint[])[],
  log: (line: string) => void = () => undefined,
): Promise<Outcome> {
  const { db, stack, standIn } = drill
  // Notifications about the refunds are withheld, because the job alone must bring them into the ledger.
  const letNotificationsGo = await standIn.holdNotifications()
  await holdBackJobs(db, ['send-refund'])
  const answeredInTime = await fileContacted(drill, 59)
  const answeredLate = await fileContacted(drill, 61)
  await stack.restartWorker()
  const unanswered: UrgentRequest[] = []
  const kills: Kill[] = []
  try {
    for (const points of lists) {
      const request = await fileUrgentRequest(drill)
      await endHour(drill, request)
      unanswered.push(request)
      const newKills = await killSettling(drill, request, points)
      for (const { point, resumedMs } of newKills)
        log(`killed at '${point.name}': resumed after ${resumedMs} ms`)
      kills.push(...newKills)
    }
    await letLateCallsCome(kills)
    await refundWithLostAnswer(drill)
    await untilInLedger(drill)
  } finally {
    await stopHoldingBack(db)
    await letNotificationsGo()
  }
  const faults: string[] = await judgeRequest(drill, 'answered at minute 59', answeredInTime, 'answered')
  faults.push(...(await judgeRequest(drill, 'answered at minute 61', answeredLate, 'refunded')))
  for (const [index, request] of unanswered.entries())
    faults.push(...(await judgeRequest(drill, `never answered, ${index + 1}`, request, 'refunded')))
  return { kills, refunded: unanswered.length + 1, answeredCount: 1, faults }
}

/** Waits until interrupted calls have reached the provider. Nothing announces their arrival. */
async function letLateCallsCome(kills: Kill[]): Promise<void> {
  if (!kills.some(({ point }) => point === killPoints.refundOnItsWay)) return
  const lastCallAt = performance.now() + lateMs
  await waitOrThrow('late calls have come', async () => performance.now() > lastCallAt)
}

async function fileContacted(drill: DrillStack, minute: number): Promise<UrgentRequest> {
  const request = await fileUrgentRequest(drill)
  await contactClient(drill, request)
  await endHour(drill, request, minute)
  return request
}

/** Runs the remaining refunds. The provider makes each first refund but drops the connection instead of answering. */
async function refundWithLostAnswer({ db, standIn }: DrillStack): Promise<void> {
  const rule = await standIn.addChaos({
    method: 'POST',
    path: '/v1/payments/*/refunds',
    times: 1,
    effect: { kind: 'drop_connection' },
  })
  const jobs = await heldJobs(db, 'send-refund')
  await letGo(db, jobs)
  for (const job of jobs) await waitOrThrow('the refund is done', () => isDone(db, job))
  if (!(await standIn.isUsedUp(rule))) throw new Error('no refund lost its answer')
}
