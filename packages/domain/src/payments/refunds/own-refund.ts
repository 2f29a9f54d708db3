import type { Payment, Refund } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import type { ProviderRefund } from '../../kernel/payment-provider'
import { noteUnread } from '../ledger/note-unread'
import { paidForOf } from '../paid-for'

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
  const returnedBefore = returnedOf(refund.payment, rows)
  const askedCentavos = refund.amountCentavos ?? refund.payment.amountCentavos - returnedBefore
  const { count } = await ctx.db.refund.updateMany({
    where: { id: refundId, askedAt: null },
    data: { askedAt: ctx.clock.now(), askedCentavos, returnedBefore, knownBefore },
  })
  const ownRefund = await find()
  return ownRefund && { ...ownRefund, wasAsked: count === 0 }
}

/** Returns how many centavos went back: the list may know of parts that the ledger has not heard of. */
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
export async function findOwnRefund(ctx: Ctx, refund: AskedRefund): Promise<ProviderRefund | null> {
  const { rows, unread } = await ctx.payments.listRefunds(refund.payment.providerId)
  const own = refund.providerId
    ? rows.find(({ id }) => id === refund.providerId)
    : await findByAmount(ctx, refund, rows)
  if (own) return own
  // One of them may be ours.
  const { owner } = await paidForOf(ctx, refund.payment)
  await noteUnread(ctx, { kind: 'refund', owner }, unread)
  return null
}

async function findByAmount(
  ctx: Ctx,
  { paymentId, knownBefore, askedCentavos }: AskedRefund,
  rows: readonly ProviderRefund[],
): Promise<ProviderRefund | undefined> {
  const otherRefunds = await ctx.db.refund.findMany({
    where: { paymentId, providerId: { not: null } },
    select: { providerId: true },
  })
  const takenIds = new Set([...knownBefore, ...otherRefunds.map(({ providerId }) => providerId)])
  return rows.find((row) => !takenIds.has(row.id) && row.amountCentavos === askedCentavos && !isDenied(row))
}
