import type { Tx } from '@oficio/db/client'
import type { Payment, Subscription, SubscriptionCharge } from '@oficio/db/generated/client'
import type { Ctx } from '../context/ctx'
import { recordAudit } from '../operations/record-audit'
import { isDeclined, isPaidStatus } from './charge-state'
import { dayInArgentina, monthAfter } from './month-after'
import { isAskedAmount, recordSubscriptionEvent, type SubscriptionEventType } from './subscription-events'

/** What became of a charge since it was looked at last. */
export interface ChargeNews {
  type: Extract<SubscriptionEventType, 'charge_paid' | 'charge_failed' | 'charge_taken_back'>
  charge: SubscriptionCharge
}

/**
 * Says of every charge until when it pays, from what is stored of it and of its payment: it counts when the money is
 * ours and the amount is one that we asked for. The order in which news came plays no part. Returns the charges as they
 * are afterwards, and what is new about them.
 */
export async function settleCharges(
  ctx: Ctx,
  tx: Tx,
  subscription: Subscription & { charges: readonly SubscriptionCharge[] },
): Promise<{ charges: SubscriptionCharge[]; news: ChargeNews[] }> {
  const anchorDay = Math.max(1, ...subscription.charges.map(({ debitAt }) => dayInArgentina(debitAt)))
  const payments = await paymentsOf(tx, subscription.charges)
  const charges: SubscriptionCharge[] = []
  const news: ChargeNews[] = []
  for (const charge of subscription.charges) {
    const payment = payments.find(({ providerId }) => providerId === charge.paymentProviderId)
    // The ledger hears of refunds, of which the charge itself says nothing.
    const paymentStatus = payment?.status ?? charge.paymentStatus
    const isOurs = isPaidStatus(paymentStatus)
    const isRight = isOurs && !payment?.fault && (await isAmountRight(tx, subscription, charge))
    if (isOurs && !isRight) await noteFault(ctx, tx, charge, payment)
    const paidUntil = isRight ? monthAfter(charge.debitAt, anchorDay) : null
    const settled = { ...charge, paidUntil, paymentStatus }
    charges.push(settled)
    if (isChanged(charge, settled))
      await tx.subscriptionCharge.update({ where: { id: charge.id }, data: { paidUntil, paymentStatus } })
    const type = await newsOf(tx, charge, settled)
    if (!type) continue
    await recordSubscriptionEvent(ctx, tx, { subscriptionId: subscription.id, type, data: dataOf(charge) })
    news.push({ type, charge: settled })
  }
  return { charges, news }
}

/** What counted before was asked for once, and that is never taken back. */
const isAmountRight = async (
  tx: Tx,
  subscription: Subscription,
  charge: SubscriptionCharge,
): Promise<boolean> =>
  charge.paidUntil !== null || (await isAskedAmount(tx, subscription, charge.amountCentavos))

async function paymentsOf(tx: Tx, charges: readonly SubscriptionCharge[]): Promise<Payment[]> {
  const ids = charges.flatMap(({ paymentProviderId }) => paymentProviderId ?? [])
  return ids.length === 0 ? [] : tx.payment.findMany({ where: { providerId: { in: ids } } })
}

const isChanged = (before: SubscriptionCharge, after: SubscriptionCharge): boolean =>
  before.paymentStatus !== after.paymentStatus || before.paidUntil?.getTime() !== after.paidUntil?.getTime()

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
  const noted = await tx.subscriptionEvent.count({
    where: {
      subscriptionId: charge.subscriptionId,
      type,
      data: { path: ['chargeId'], equals: charge.id },
    },
  })
  return noted > 0
}

/** Money that came and does not count waits for a person, once. */
async function noteFault(ctx: Ctx, tx: Tx, charge: SubscriptionCharge, payment?: Payment): Promise<void> {
  if (await isNoted(tx, charge, 'charge_not_accepted')) return
  const fault = payment?.fault ?? 'amount'
  const { id, subscriptionId } = charge
  await recordSubscriptionEvent(ctx, tx, {
    subscriptionId,
    type: 'charge_not_accepted',
    data: { ...dataOf(charge), fault },
  })
  await recordAudit(ctx, tx, {
    adminId: null,
    action: 'subscription-charge-not-accepted',
    subject: `subscription:${subscriptionId}`,
    data: { chargeId: id, fault, amountCentavos: charge.amountCentavos },
  })
}
