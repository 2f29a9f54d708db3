import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '@oficio/db/client'
import type { Prisma, Subscription } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { TxCtx } from '../kernel/ctx'
import { recordSubscriptionEvent } from './subscription-events'
import { kindOf, type Subject } from './subscription-kind'

/** What the provider is asked to charge a month. */
type Amount = Pick<Subscription, 'unitPriceCentavos' | 'units' | 'amountCentavos'>

/**
 * Records what the provider is asked to charge, from its beginning or from now on, with what its kind says that such a charge
 * pays for: the subject may have chosen otherwise by the time it comes. In the transaction that decides it.
 */
export async function recordAsk(
  ctx: TxCtx,
  { id, ...subject }: Pick<Subscription, 'id'> & Subject,
  { type, unitPriceCentavos, units, amountCentavos }: Amount & { type: 'created' | 'amount' },
): Promise<void> {
  const paysFor = await kindOf(ctx, subject).paysFor?.(ctx.db, subject.subjectId)
  const data = { unitPriceCentavos, units, amountCentavos, ...(paysFor && { paysFor }) }
  await recordSubscriptionEvent(ctx, { subscriptionId: id, type, data })
}

/** Returns whether the charge that was asked for last pays for something else than what its subject has now. */
export async function isAskOutdated(
  ctx: TxCtx,
  { id, ...subject }: Pick<Subscription, 'id'> & Subject,
): Promise<boolean> {
  const paysFor = await kindOf(ctx, subject).paysFor?.(ctx.db, subject.subjectId)
  return paysFor !== undefined && !isDeepStrictEqual((await asksOf(ctx.db, id)).at(-1)?.paysFor, paysFor)
}

/** Returns whether we ever asked the provider to charge that amount: what a charge may be of. */
export async function isAskedAmount(
  tx: Tx,
  { id, amountCentavos }: Pick<Subscription, 'id' | 'amountCentavos'>,
  askedCentavos: number,
): Promise<boolean> {
  if (askedCentavos === amountCentavos) return true
  return (await asksOf(tx, id)).some((ask) => ask.amountCentavos === askedCentavos)
}

/**
 * An amount for which a subscription grants its benefit: of a charge, or null for the authorised subscription.
 */
export interface PaidAmount {
  subscriptionId: string
  amountCentavos: number | null
  /** When we heard of the charge; null for the amount that was authorised. */
  heardAt: Date | null
}

/**
 * Returns what was to be paid for with that amount, as its kind said when it was asked for last before the charge, or right
 * after it for as much, which holds at once; undefined where it said nothing, or the amount was never asked for.
 */
export async function paidForBy(
  tx: Tx,
  { subscriptionId, amountCentavos, heardAt }: PaidAmount,
): Promise<unknown> {
  const asks = await asksOf(tx, subscriptionId)
  // Nothing is changed at the provider before it is authorised, so that was the first one.
  const paid = amountCentavos ?? asks[0]?.amountCentavos
  const isOfIt = (ask: Ask) => ask.amountCentavos === paid
  const before = heardAt ? asks.findLastIndex((ask) => isOfIt(ask) && ask.createdAt <= heardAt) : -1
  // A charge that was announced before its amount was asked for has only later ones.
  if (before === -1) return asks.findLast(isOfIt)?.paysFor
  // What comes back to that amount after another one was asked for is another plan, which last month does not pay for.
  const after = asks.findIndex((ask, index) => index > before && !isOfIt(ask))
  return asks.at(after === -1 ? -1 : after - 1)?.paysFor
}

const askData = z.object({ amountCentavos: z.number().int(), paysFor: z.unknown().optional() })

export type Ask = z.infer<typeof askData> & { createdAt: Date }

/** Returns all that was ever asked for, oldest first. */
export async function asksOf(tx: Tx, subscriptionId: string): Promise<Ask[]> {
  const where: Prisma.SubscriptionEventWhereInput = { subscriptionId, type: { in: ['created', 'amount'] } }
  const events = await tx.subscriptionEvent.findMany({
    where,
    orderBy: { id: 'asc' },
    select: { data: true, createdAt: true },
  })
  return events.map(({ data, createdAt }) => ({ ...askData.parse(data), createdAt }))
}
