import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '@oficio/db/client'
import type { Prisma, Subscription } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { TxCtx } from '../kernel/ctx'
import { recordSubscriptionEvent } from './subscription-events'
import { kindOf, type Subject } from './subscription-kind'

/** The monthly amount that the provider is asked to charge. */
type Amount = Pick<Subscription, 'unitPriceCentavos' | 'units' | 'amountCentavos'>

/**
 * Records, in the caller's transaction, the amount that the provider is asked to charge. Also records what the charge
 * pays for, because the subject may change its choice before the charge is made.
 */
export async function recordRequestedAmount(
  ctx: TxCtx,
  { id, ...subject }: Pick<Subscription, 'id'> & Subject,
  { type, unitPriceCentavos, units, amountCentavos }: Amount & { type: 'created' | 'amount' },
): Promise<void> {
  const paysFor = await kindOf(ctx, subject).paysFor?.(ctx.db, subject.subjectId)
  const data = { unitPriceCentavos, units, amountCentavos, ...(paysFor && { paysFor }) }
  await recordSubscriptionEvent(ctx, { subscriptionId: id, type, data })
}

/** Returns whether the amount requested last pays for something other than what the subject has now. */
export async function isRequestOutdated(
  ctx: TxCtx,
  { id, ...subject }: Pick<Subscription, 'id'> & Subject,
): Promise<boolean> {
  const paysFor = await kindOf(ctx, subject).paysFor?.(ctx.db, subject.subjectId)
  return (
    paysFor !== undefined &&
    !isDeepStrictEqual((await requestedAmountsOf(ctx.db, id)).at(-1)?.paysFor, paysFor)
  )
}

/** Returns whether we ever requested that amount. A charge of any other amount does not count. */
export async function isRequestedAmount(
  tx: Tx,
  { id, amountCentavos }: Pick<Subscription, 'id' | 'amountCentavos'>,
  askedCentavos: number,
): Promise<boolean> {
  if (askedCentavos === amountCentavos) return true
  return (await requestedAmountsOf(tx, id)).some((ask) => ask.amountCentavos === askedCentavos)
}

/** An amount that grants the benefit of a subscription: the amount of a charge, or null for the authorised amount. */
export interface PaidAmount {
  subscriptionId: string
  amountCentavos: number | null
  /** When the charge became known here; null for the authorised amount. */
  heardAt: Date | null
}

/**
 * Returns what an amount paid for, as its kind said at the last request of that amount before the charge. A request for
 * the same amount right after the charge counts instead, because it applies at once. Returns undefined if the kind said
 * nothing or the amount was never requested.
 */
export async function paidForBy(
  tx: Tx,
  { subscriptionId, amountCentavos, heardAt }: PaidAmount,
): Promise<unknown> {
  const asks = await requestedAmountsOf(tx, subscriptionId)
  // The authorised amount is the first one, because the provider's amount never changes before the authorisation.
  const paid = amountCentavos ?? asks[0]?.amountCentavos
  const isPaidAmount = (ask: Ask) => ask.amountCentavos === paid
  const before = heardAt ? asks.findLastIndex((ask) => isPaidAmount(ask) && ask.createdAt <= heardAt) : -1
  // A charge that was announced before its amount was requested has only later requests.
  if (before === -1) return asks.findLast(isPaidAmount)?.paysFor
  // A request for the same amount that follows a request for another amount belongs to another plan. This charge did
  // not pay for that plan.
  const after = asks.findIndex((ask, index) => index > before && !isPaidAmount(ask))
  return asks.at(after === -1 ? -1 : after - 1)?.paysFor
}

const askData = z.object({ amountCentavos: z.number().int(), paysFor: z.unknown().optional() })

export type Ask = z.infer<typeof askData> & { createdAt: Date }

/** Returns all requested amounts of a subscription, oldest first. */
export async function requestedAmountsOf(tx: Tx, subscriptionId: string): Promise<Ask[]> {
  const where: Prisma.SubscriptionEventWhereInput = { subscriptionId, type: { in: ['created', 'amount'] } }
  const events = await tx.subscriptionEvent.findMany({
    where,
    orderBy: { id: 'asc' },
    select: { data: true, createdAt: true },
  })
  return events.map(({ data, createdAt }) => ({ ...askData.parse(data), createdAt }))
}
