import type { Payment, Refund } from '@oficio/db/generated/client'
import type { Ctx } from '../context/ctx'
import type { Listed, ProviderRefund } from './payment-provider'

/** A refund that the provider is asked for, with its payment as the ledger has it. */
export type AskedRefund = Refund & {
  payment: Payment
  /** Whether it was asked for before: then nobody may know what came of it. */
  wasAsked: boolean
}

/**
 * Writes down, before the provider is first asked for a refund, which ones the payment has already: whatever the
 * provider's own panel gave back by then is not taken for it. Returns null when there is nothing to ask for any more.
 */
export async function beginAsking(ctx: Ctx, refundId: string): Promise<AskedRefund | null> {
  const find = () => ctx.db.refund.findUnique({ where: { id: refundId }, include: { payment: true } })
  const refund = await find()
  if (refund?.status !== 'requested') return null
  if (refund.askedAt) return { ...refund, wasAsked: true }
  const { rows, unread } = await ctx.payments.listRefunds(refund.payment.providerId)
  const knownBefore = [...rows, ...unread].flatMap(({ id }) => id ?? [])
  const { count } = await ctx.db.refund.updateMany({
    where: { id: refundId, askedAt: null },
    data: { askedAt: ctx.clock.now(), knownBefore },
  })
  const begun = await find()
  return begun && { ...begun, wasAsked: count === 0 }
}

/**
 * Returns the provider's refund that was made for ours, or null: by its id where that is known; else one that was not
 * there before asking, is of our amount, and belongs to no other refund of ours.
 */
export async function findOwnRefund(ctx: Ctx, refund: AskedRefund): Promise<ProviderRefund | null> {
  const { rows }: Listed<ProviderRefund> = await ctx.payments.listRefunds(refund.payment.providerId)
  if (refund.providerId) return rows.find(({ id }) => id === refund.providerId) ?? null
  const others = await ctx.db.refund.findMany({
    where: { paymentId: refund.paymentId, providerId: { not: null } },
    select: { providerId: true },
  })
  const taken = new Set([...refund.knownBefore, ...others.map(({ providerId }) => providerId)])
  const isOurs = ({ id, amountCentavos }: ProviderRefund) =>
    !taken.has(id) && (refund.amountCentavos === null || refund.amountCentavos === amountCentavos)
  return rows.find(isOurs) ?? null
}
