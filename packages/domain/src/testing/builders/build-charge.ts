import type { SubscriptionCharge } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { monthAfter } from '../../kernel/time/month-after'

/** One monthly charge of a built subscription. */
export interface BuiltCharge {
  debitAt: Date
  /** 'paid' by default. 'retrying': declined, and the provider will try again. 'declined': declined for good. */
  outcome?: 'paid' | 'retrying' | 'declined' | 'refunded'
  /** Defaults to the amount of the subscription. */
  amountCentavos?: number
}

const eventTypes = {
  paid: 'charge_paid',
  retrying: 'charge_failed',
  declined: 'charge_failed',
  refunded: 'charge_taken_back',
}
const paymentStatuses = { paid: 'approved', retrying: 'rejected', declined: 'rejected', refunded: 'refunded' }
const retryAfterMs = 2 * 86_400_000

/** Returns a number from more of an id than the counter of its process, because parallel tests share a database. */
const numberOf = (id: string): number => Number.parseInt(id.slice(-12), 16) % 10_000_000_000

/** Stores a charge with the payment of its last attempt. */
export async function buildCharge(
  ctx: Ctx,
  subscriptionId: string,
  { debitAt, outcome = 'paid', ...charge }: BuiltCharge,
): Promise<SubscriptionCharge> {
  const subscription = await ctx.db.subscription.findUniqueOrThrow({ where: { id: subscriptionId } })
  const amountCentavos = charge.amountCentavos ?? subscription.amountCentavos
  const id = ctx.ids.next()
  const number = numberOf(id)
  const providerId = String(7_000_000_000 + number)
  const paymentProviderId = String(140_000_000_000 + number)
  const status = paymentStatuses[outcome]
  const isRejected = status === 'rejected'
  const payment = await ctx.db.payment.create({
    data: {
      id: ctx.ids.next(),
      provider: ctx.payments.name,
      providerId: paymentProviderId,
      subscriptionId,
      status,
      statusDetail: isRejected ? 'insufficient_funds' : 'credited',
      amountCentavos,
      refundedCentavos: outcome === 'refunded' ? amountCentavos : 0,
      currency: 'ARS',
      methodId: 'mastercard',
      providerCreatedAt: debitAt,
      approvedAt: isRejected ? null : debitAt,
      providerUpdatedAt: debitAt,
      createdAt: debitAt,
      syncedAt: debitAt,
    },
  })
  await ctx.db.paymentEvent.create({
    data: {
      id: ctx.ids.next(),
      paymentId: payment.id,
      status,
      statusDetail: payment.statusDetail,
      refundedCentavos: payment.refundedCentavos,
      providerUpdatedAt: debitAt,
      source: 'notification',
      raw: {},
      seenAt: debitAt,
    },
  })
  // Each event of a subscription notifies its owner once: without this row the next sync would notify them again.
  await ctx.db.subscriptionEvent.create({
    data: {
      id: ctx.ids.next(),
      subscriptionId,
      type: eventTypes[outcome],
      data: { chargeId: id, amountCentavos },
      createdAt: debitAt,
    },
  })
  return ctx.db.subscriptionCharge.create({
    data: {
      id,
      provider: ctx.payments.name,
      providerId,
      subscriptionId,
      status: outcome === 'retrying' ? 'retrying' : 'processed',
      amountCentavos,
      debitAt,
      nextRetryAt: outcome === 'retrying' ? new Date(debitAt.getTime() + retryAfterMs) : null,
      paymentProviderId,
      paymentStatus: status,
      paidUntil: outcome === 'paid' ? monthAfter(debitAt) : null,
      providerUpdatedAt: debitAt,
      raw: { id: providerId },
      createdAt: debitAt,
    },
  })
}
