import type { SubscriptionEventType } from '@oficio/contracts/subscriptions/event-types'
import type { Tx } from '@oficio/db/client'
import type { Payment, Subscription, SubscriptionCharge } from '@oficio/db/generated/client'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { TxCtx } from '../../kernel/ctx'
import { dayInArgentina, monthAfter } from '../../kernel/time/month-after'
import { isPaidStatus } from '../../payments/payment-status'
import { isRequestedAmount } from '../requested-amounts'
import { recordSubscriptionEvent } from '../subscription-events'
import { isPaymentOf, paymentKeysOf } from './charge-payment'
import { isDeclined, type RefundProgress } from './charge-state'
import { wholeRefunds } from './going-back'

/** A change of a charge since the last sync. */
export interface ChargeNews {
  type: Extract<SubscriptionEventType, 'charge_paid' | 'charge_failed' | 'charge_taken_back'>
  charge: SubscriptionCharge
}

export type SettledCharge = SubscriptionCharge & RefundProgress

/**
 * Computes until when each charge pays, from the stored charge and payment. A charge counts if we received the money
 * and requested its amount. The order of the notifications does not matter. Returns the updated charges and their
 * changes.
 */
export async function settleCharges(
  ctx: TxCtx,
  subscription: Subscription & { charges: readonly SubscriptionCharge[] },
): Promise<{ charges: SettledCharge[]; news: ChargeNews[] }> {
  const anchorDay = Math.max(1, ...subscription.charges.map(({ debitAt }) => dayInArgentina(debitAt)))
  const payments = await paymentsOf(ctx.db, subscription.charges)
  const charges: SettledCharge[] = []
  const news: ChargeNews[] = []
  for (const charge of subscription.charges) {
    const payment = payments.find((candidate) => isPaymentOf(charge, candidate))
    // The ledger hears of refunds, of which the charge itself says nothing.
    const paymentStatus = payment?.status ?? charge.paymentStatus
    const isOurs = isPaidStatus(paymentStatus)
    const isRight = isOurs && !payment?.fault && (await isAmountRight(ctx.db, subscription, charge))
    if (isOurs && !isRight) await noteFault(ctx, charge, faultOf(isRight, payment))
    const paidUntil = isRight ? monthAfter(charge.debitAt, anchorDay) : null
    const fault = isOurs ? faultOf(isRight, payment) : charge.fault
    const isGoingBack = (payment?.refunds.length ?? 0) > 0
    const settled = { ...charge, paidUntil, paymentStatus, fault, isGoingBack }
    charges.push(settled)
    if (isChanged(charge, settled))
      await ctx.db.subscriptionCharge.update({
        where: { id: charge.id },
        data: { paidUntil, paymentStatus, fault },
      })
    const type = await newsOf(ctx.db, charge, settled)
    if (!type) continue
    await recordSubscriptionEvent(ctx, { subscriptionId: subscription.id, type, data: dataOf(charge) })
    news.push({ type, charge: settled })
  }
  return { charges, news }
}

/** A charge that counted before still counts, because its amount was requested once. */
const isAmountRight = async (
  tx: Tx,
  subscription: Subscription,
  charge: SubscriptionCharge,
): Promise<boolean> =>
  charge.paidUntil !== null || (await isRequestedAmount(tx, subscription, charge.amountCentavos))

const faultOf = (isRight: boolean, payment: Payment | undefined): string | null =>
  isRight ? null : (payment?.fault ?? 'amount')

async function paymentsOf(tx: Tx, charges: readonly SubscriptionCharge[]) {
  const keys = paymentKeysOf(charges)
  if (keys.length === 0) return []
  return tx.payment.findMany({ where: { OR: keys }, include: { refunds: wholeRefunds } })
}

const isChanged = (before: SubscriptionCharge, after: SubscriptionCharge): boolean =>
  before.paymentStatus !== after.paymentStatus ||
  before.fault !== after.fault ||
  before.paidUntil?.getTime() !== after.paidUntil?.getTime()

const dataOf = (charge: SubscriptionCharge) => ({
  chargeId: charge.id,
  amountCentavos: charge.amountCentavos,
})

async function newsOf(
  tx: Tx,
  before: SubscriptionCharge,
  after: SubscriptionCharge,
): Promise<ChargeNews['type'] | null> {
  if (after.paidUntil) return before.paidUntil ? null : 'charge_paid'
  if (before.paidUntil) return 'charge_taken_back'
  return isDeclined(after) && !(await isNoted(tx, after, 'charge_failed')) ? 'charge_failed' : null
}

async function isNoted(tx: Tx, charge: SubscriptionCharge, type: SubscriptionEventType): Promise<boolean> {
  const eventCount = await tx.subscriptionEvent.count({
    where: {
      subscriptionId: charge.subscriptionId,
      type,
      data: { path: ['chargeId'], equals: charge.id },
    },
  })
  return eventCount > 0
}

/** Records money that does not count for review by an admin, once per charge. */
async function noteFault(ctx: TxCtx, charge: SubscriptionCharge, fault: string | null): Promise<void> {
  if (await isNoted(ctx.db, charge, 'charge_not_accepted')) return
  const { id, subscriptionId } = charge
  await recordSubscriptionEvent(ctx, {
    subscriptionId,
    type: 'charge_not_accepted',
    data: { ...dataOf(charge), fault },
  })
  await recordAudit(ctx, {
    adminId: null,
    action: 'subscription-charge-not-accepted',
    subject: auditSubject('subscription', subscriptionId),
    data: { chargeId: id, fault, amountCentavos: charge.amountCentavos },
  })
}
