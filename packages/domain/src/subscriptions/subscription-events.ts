import type { SubscriptionEventType } from '@oficio/contracts/subscriptions/event-types'
import type { Tx } from '@oficio/db/client'
import type { Prisma, Subscription, SubscriptionStatus } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { TxCtx } from '../kernel/ctx'

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
