import type { SubscriptionEventType } from '@oficio/contracts/subscriptions/event-types'
import type { Prisma, SubscriptionStatus } from '@oficio/db/generated/client'
import type { TxCtx } from '../kernel/ctx'

interface NewEvent {
  subscriptionId: string
  type: SubscriptionEventType
  fromStatus?: SubscriptionStatus
  toStatus?: SubscriptionStatus
  data?: Prisma.InputJsonObject
}

/** Records an event of a subscription in the transaction of the change. Returns the event's id. */
export async function recordSubscriptionEvent(ctx: TxCtx, event: NewEvent): Promise<string> {
  const id = ctx.ids.next()
  await ctx.db.subscriptionEvent.create({ data: { id, ...event, createdAt: ctx.clock.now() } })
  return id
}
