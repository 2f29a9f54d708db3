import { refuseSubscription } from '../http/api-error'
import { notifyPayment } from '../notifications/notify'
import { refundPayment } from '../payments/refund-payment'
import type { ChargeResult, Preapproval } from '../store/records'
import { virtualNow, type World } from '../world'
import { cardPayment } from './card-payment'
import { changePreapproval } from './change-preapproval'
import { scheduleInvoice } from './invoices'
import { addPeriods } from './periods'
import { runDueCharges } from './run-due-charges'

const amountCentavos = 15_00

/**
 * Authorizes a subscription with the buyer's card. The first charge follows after the free trial or at the start date,
 * otherwise after the delay in the settings. If that time has passed, it follows at once. Returns the resulting
 * subscription. A rejected first charge cancels it.
 */
export function authorizePreapproval(
  world: World,
  preapproval: Preapproval,
  chargeResults: ChargeResult[] = [],
  options: { isChargedAtOnce?: boolean } = {},
): Preapproval {
  if (preapproval.status !== 'pending') {
    return refuseSubscription(400, `Invalid transition from ${preapproval.status} to authorized`)
  }
  return world.store.transaction(() => {
    const first = options.isChargedAtOnce
      ? virtualNow(world)
      : firstChargeDate(world, preapproval).toISOString()
    const authorized = changePreapproval(world, preapproval, {
      status: 'authorized',
      methodId: 'master',
      chargeResults: [...preapproval.chargeResults, ...chargeResults],
      firstChargeAt: first,
      nextChargeAt: first,
    })
    validateCard(world, authorized)
    if (first > virtualNow(world)) scheduleInvoice(world, authorized)
    runDueCharges(world)
    world.wake()
    return world.store.get('preapprovals', preapproval.id) ?? authorized
  })
}

/** Returns the date of the first charge of a subscription that is authorized now. */
export function firstChargeDate({ clock, settings }: World, preapproval: Preapproval): Date {
  const { freeTrial, startAt } = preapproval
  const now = clock.virtual()
  const usual = new Date(now.getTime() + settings.firstChargeDelayMs)
  const afterTrial = freeTrial ? addPeriods(now, freeTrial, 1) : usual
  const start = startAt ? new Date(startAt) : usual
  return new Date(Math.max(afterTrial.getTime(), start.getTime(), now.getTime()))
}

/** Validates the card with a small charge, refunds it at once, and notifies the site of both. */
function validateCard(world: World, preapproval: Preapproval): void {
  if (!world.settings.areCardsValidated) return
  const charge = cardPayment(world, preapproval, {
    operationType: 'card_validation',
    sequence: null,
    amountCentavos,
    currency: preapproval.currency,
    result: 'approve',
  })
  const payment = world.store.save('payments', charge)
  notifyPayment(world, payment, 'payment.created')
  refundPayment(world, payment, null, { takesTime: false })
}
