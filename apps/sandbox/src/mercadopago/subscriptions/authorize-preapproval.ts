import { refuseSubscription } from '../http/api-error'
import type { ChargeResult, Preapproval } from '../store/records'
import type { World } from '../world'
import { changePreapproval } from './change-preapproval'
import { scheduleInvoice } from './invoices'
import { later } from './periods'
import { runDueCharges } from './run-due-charges'

/**
 * The buyer gave a card: the first charge comes after the free trial or at the start date, else after the settings'
 * delay, and at once when that is over. Returns the subscription as it is then: a rejected first charge cancels it.
 */
export function authorizePreapproval(
  world: World,
  preapproval: Preapproval,
  chargeResults: ChargeResult[] = [],
): Preapproval {
  if (preapproval.status !== 'pending') {
    return refuseSubscription(400, `Invalid transition from ${preapproval.status} to authorized`)
  }
  return world.store.transaction(() => {
    const now = world.clock.virtual()
    const usual = new Date(now.getTime() + world.settings.firstChargeDelayMs)
    const afterTrial = preapproval.freeTrial ? later(now, preapproval.freeTrial, 1) : usual
    const start = preapproval.startAt ? new Date(preapproval.startAt) : usual
    const first = new Date(Math.max(afterTrial.getTime(), start.getTime(), now.getTime())).toISOString()
    const authorized = changePreapproval(world, preapproval, {
      status: 'authorized',
      methodId: 'master',
      chargeResults: [...preapproval.chargeResults, ...chargeResults],
      firstChargeAt: first,
      nextChargeAt: first,
    })
    if (first > now.toISOString()) scheduleInvoice(world, authorized)
    runDueCharges(world)
    world.wake()
    return world.store.get('preapprovals', preapproval.id) ?? authorized
  })
}
