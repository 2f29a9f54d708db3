import type { SubscriptionEventType } from '@oficio/contracts/subscriptions/event-types'
import type { Tx } from '@oficio/db/client'
import type { Prisma, Subscription, SubscriptionStatus } from '@oficio/db/generated/client'
import { subMinutes } from 'date-fns'
import { z } from 'zod'
import type { TxCtx } from '../kernel/ctx'
import type { Subject } from './subscription-kind'

interface NewEvent {
  subscriptionId: string
  type: SubscriptionEventType
  fromStatus?: SubscriptionStatus
  toStatus?: SubscriptionStatus
  data?: Prisma.InputJsonObject
}

/** Records what happened, in the transaction in which it happens; returns the event's id. */
export async function recordSubscriptionEvent(ctx: TxCtx, event: NewEvent): Promise<string> {
  const id = ctx.ids.next()
  await ctx.db.subscriptionEvent.create({ data: { id, ...event, createdAt: ctx.clock.now() } })
  return id
}

const withAmount = z.object({ amountCentavos: z.number().int() })

/** Returns whether we ever asked the provider to charge that amount: what a charge may be of. */
export async function isAskedAmount(
  tx: Tx,
  { id, amountCentavos }: Pick<Subscription, 'id' | 'amountCentavos'>,
  asked: number,
): Promise<boolean> {
  if (asked === amountCentavos) return true
  const events = await tx.subscriptionEvent.findMany({
    where: { subscriptionId: id, type: { in: ['created', 'amount'] } },
    select: { data: true },
  })
  return events.some(({ data }) => withAmount.parse(data).amountCentavos === asked)
}

/** How far behind ours the provider's clock may be. */
const skewMinutes = 5

/**
 * Returns whether a month was paid at an amount that was asked for since a moment: whatever begins with the charge that pays
 * for it has begun.
 */
export async function isPaidAnew(tx: Tx, subject: Subject, since: Date): Promise<boolean> {
  const events = await tx.subscriptionEvent.findMany({
    where: { subscription: subject, type: { in: ['created', 'amount'] }, createdAt: { gte: since } },
    select: { subscriptionId: true, data: true },
  })
  const asked = events.map(({ subscriptionId, data }) => ({
    subscriptionId,
    amountCentavos: withAmount.parse(data).amountCentavos,
  }))
  if (asked.length === 0) return false
  const debitAt = { gt: subMinutes(since, skewMinutes) }
  const paid = await tx.subscriptionCharge.count({ where: { OR: asked, paidUntil: { not: null }, debitAt } })
  return paid > 0
}
