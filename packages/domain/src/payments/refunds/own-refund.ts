import type { Payment, Refund } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import type { ProviderRefund } from '../../kernel/payment-provider'
import { noteUnread } from '../ledger/note-unread'
import { paidForOf } from '../paid-for'

/** A refund to request from the provider, with its stored payment. */
export type RequestedRefund = Refund & {
  payment: Payment
  /** Whether it was requested before, so that its outcome may be unknown. */
  wasRequestedBefore: boolean
}

/**
 * Records, before the first request of a refund, the refunds that the payment already has. This way a refund from the
 * provider's own panel is not mistaken for ours. Returns null if the refund is already done or refused.
 */
export async function startRefundRequest(ctx: Ctx, refundId: string): Promise<RequestedRefund | null> {
  const find = () => ctx.db.refund.findUnique({ where: { id: refundId }, include: { payment: true } })
  const refund = await find()
  if (refund?.status !== 'requested') return null
  if (refund.askedAt) return { ...refund, wasRequestedBefore: true }
  const { rows, unread } = await ctx.payments.listRefunds(refund.payment.providerId)
  const knownBefore = [...rows, ...unread].flatMap(({ id }) => id ?? [])
  const returnedBefore = returnedOf(refund.payment, rows)
  const askedCentavos = refund.amountCentavos ?? refund.payment.amountCentavos - returnedBefore
  const { count } = await ctx.db.refund.updateMany({
    where: { id: refundId, askedAt: null },
    data: { askedAt: ctx.clock.now(), askedCentavos, returnedBefore, knownBefore },
  })
  const ownRefund = await find()
  return ownRefund && { ...ownRefund, wasRequestedBefore: count === 0 }
}

/** Returns the refunded amount in centavos: the provider's list may contain refunds that the ledger lacks. */
function returnedOf({ refundedCentavos }: Payment, rows: readonly ProviderRefund[]): number {
  const approvedRows = rows.filter(({ status }) => status === 'approved')
  const listedCentavos = approvedRows.reduce((sum, row) => sum + (row.amountCentavos ?? 0), 0)
  return Math.max(refundedCentavos, listedCentavos)
}

const deniedStatuses = ['rejected', 'cancelled']

export const isDenied = ({ status }: ProviderRefund): boolean => deniedStatuses.includes(status)

/**
 * Returns the provider's refund for our refund, or null: by its id if that is known; otherwise a new refund of the
 * requested amount that was not denied and belongs to no other refund of ours.
 */
export async function findOwnRefund(ctx: Ctx, refund: RequestedRefund): Promise<ProviderRefund | null> {
  const { rows, unread } = await ctx.payments.listRefunds(refund.payment.providerId)
  const own = refund.providerId
    ? rows.find(({ id }) => id === refund.providerId)
    : await findByAmount(ctx, refund, rows)
  if (own) return own
  // One of the unreadable refunds may be ours.
  const { owner } = await paidForOf(ctx, refund.payment)
  await noteUnread(ctx, { kind: 'refund', owner }, unread)
  return null
}

async function findByAmount(
  ctx: Ctx,
  { paymentId, knownBefore, askedCentavos }: RequestedRefund,
  rows: readonly ProviderRefund[],
): Promise<ProviderRefund | undefined> {
  const otherRefunds = await ctx.db.refund.findMany({
    where: { paymentId, providerId: { not: null } },
    select: { providerId: true },
  })
  const takenIds = new Set([...knownBefore, ...otherRefunds.map(({ providerId }) => providerId)])
  return rows.find((row) => !takenIds.has(row.id) && row.amountCentavos === askedCentavos && !isDenied(row))
}
