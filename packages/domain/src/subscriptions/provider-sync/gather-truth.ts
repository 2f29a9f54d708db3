import type { Ctx } from '../../kernel/ctx'
import type {
  ProviderCharge,
  ProviderList,
  ProviderPayment,
  ProviderSubscription,
  UnreadRow,
} from '../../kernel/payment-provider'
import { keyAt, keysAt } from '../../kernel/provider-key'
import { readEach } from '../../kernel/unread-answer'
import { isPaidStatus, isReturnedStatus } from '../../payments/payment-status'

export interface ProviderState {
  subscription: ProviderSubscription
  charges: ProviderCharge[]
  /** Payments of the charges whose stored state may be outdated. */
  payments: ProviderPayment[]
  /** Charges and payments whose answers are unreadable. */
  unread: { charges: UnreadRow[]; payments: UnreadRow[] }
  collectorId: string
}

/** Reads everything that the provider knows about a subscription. Throws the port's errors. */
export async function readProviderState(
  ctx: Ctx,
  subscription: ProviderSubscription,
  alreadyFound: readonly ProviderCharge[],
): Promise<ProviderState> {
  const charges = await findCharges(ctx, subscription, alreadyFound)
  const paymentIds = await paymentsToAsk(ctx, charges.rows)
  const payments = await readEach(paymentIds, (id) => ctx.payments.getPayment(id))
  return {
    subscription,
    charges: charges.rows,
    payments: payments.rows,
    unread: { charges: charges.unread, payments: payments.unread },
    collectorId: await ctx.payments.getCollectorId(),
  }
}

/**
 * Returns the listed charges, the caller's charges, and the stored charges still under way, because the provider's list
 * is delayed.
 */
async function findCharges(
  ctx: Ctx,
  subscription: ProviderSubscription,
  alreadyFound: readonly ProviderCharge[],
): Promise<ProviderList<ProviderCharge>> {
  const { rows, unread } = await ctx.payments.listCharges(subscription)
  const charges = new Map([...alreadyFound, ...rows].map((charge) => [charge.id, charge]))
  // Of two answers about one charge the later one counts.
  for (const charge of alreadyFound)
    if ((charges.get(charge.id)?.updatedAt ?? charge.updatedAt) <= charge.updatedAt)
      charges.set(charge.id, charge)
  const underWay = await ctx.db.subscriptionCharge.findMany({
    where: { subscription: keyAt(ctx, subscription.id), status: { not: 'processed' } },
    select: { providerId: true },
  })
  const unlisted = underWay.map((charge) => charge.providerId).filter((chargeId) => !charges.has(chargeId))
  const fetchedCharges = await readEach(unlisted, (chargeId) => ctx.payments.getCharge(chargeId))
  return {
    rows: [...charges.values(), ...fetchedCharges.rows],
    unread: [...unread, ...fetchedCharges.unread],
  }
}

/**
 * Returns the ids of payments that the ledger lacks or has in another state. Always includes the newest paid one,
 * because only the payment itself shows its refund.
 */
async function paymentsToAsk(ctx: Ctx, charges: readonly ProviderCharge[]): Promise<string[]> {
  const payments = charges.flatMap(({ payment, debitAt }) => (payment ? [{ ...payment, debitAt }] : []))
  const ledger = await ctx.db.payment.findMany({
    where: keysAt(
      ctx,
      payments.map(({ id }) => id),
    ),
    select: { providerId: true, status: true },
  })
  const newestPaid = payments
    .filter(({ status }) => isPaidStatus(status))
    .toSorted((a, b) => b.debitAt.getTime() - a.debitAt.getTime())[0]
  return payments
    .filter(({ id, status }) => {
      const storedPayment = ledger.find(({ providerId }) => providerId === id)
      if (!storedPayment || id === newestPaid?.id) return true
      return storedPayment.status !== status && !isReturnedStatus(storedPayment.status)
    })
    .map(({ id }) => id)
}
