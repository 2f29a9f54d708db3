import type { Ctx } from '../context/ctx'
import type { ProviderCharge, ProviderPayment, ProviderSubscription } from '../payments/payment-provider'
import { isPaidStatus } from './charge-state'

/** All that the provider says of a subscription. */
export interface ProviderTruth {
  subscription: ProviderSubscription
  charges: ProviderCharge[]
  /** Payments of charges of which the ledger knows less. */
  payments: ProviderPayment[]
  collectorId: string
}

/** Asks the provider for all that it knows of a subscription. Throws what the port throws. */
export async function gatherTruth(
  ctx: Ctx,
  subscription: ProviderSubscription,
  alreadyFound: readonly ProviderCharge[],
): Promise<ProviderTruth> {
  const charges = await findCharges(ctx, subscription.id, alreadyFound)
  const payments: ProviderPayment[] = []
  for (const paymentId of await paymentsToAsk(ctx, charges)) {
    const payment = await ctx.payments.getPayment(paymentId)
    if (payment) payments.push(payment)
  }
  return { subscription, charges, payments, collectorId: await ctx.payments.getCollectorId() }
}

/** What is listed, what the caller has found, and what is known and not over: the provider's list lags behind. */
async function findCharges(
  ctx: Ctx,
  providerId: string,
  alreadyFound: readonly ProviderCharge[],
): Promise<ProviderCharge[]> {
  const charges = new Map(
    [...alreadyFound, ...(await ctx.payments.listCharges(providerId))].map((charge) => [charge.id, charge]),
  )
  // Of two answers about one charge the later one counts.
  for (const charge of alreadyFound)
    if ((charges.get(charge.id)?.updatedAt ?? charge.updatedAt) <= charge.updatedAt)
      charges.set(charge.id, charge)
  const underWay = await ctx.db.subscriptionCharge.findMany({
    where: { subscription: { providerId }, status: { not: 'processed' } },
    select: { providerId: true },
  })
  for (const { providerId: chargeId } of underWay) {
    const charge = charges.has(chargeId) ? null : await ctx.payments.getCharge(chargeId)
    if (charge) charges.set(chargeId, charge)
  }
  return [...charges.values()]
}

const finalStatuses = ['refunded', 'charged_back']

/**
 * Returns which payments the ledger lacks or has in another state; the newest paid one is asked for in any case, since
 * of its refund nothing is seen but in the payment itself.
 */
async function paymentsToAsk(ctx: Ctx, charges: readonly ProviderCharge[]): Promise<string[]> {
  const made = charges.flatMap(({ payment, debitAt }) => (payment ? [{ ...payment, debitAt }] : []))
  const ledger = await ctx.db.payment.findMany({
    where: { providerId: { in: made.map(({ id }) => id) } },
    select: { providerId: true, status: true },
  })
  const newestPaid = made
    .filter(({ status }) => isPaidStatus(status))
    .toSorted((a, b) => b.debitAt.getTime() - a.debitAt.getTime())[0]
  return made
    .filter(({ id, status }) => {
      const known = ledger.find(({ providerId }) => providerId === id)
      if (!known || id === newestPaid?.id) return true
      return known.status !== status && !finalStatuses.includes(known.status)
    })
    .map(({ id }) => id)
}
