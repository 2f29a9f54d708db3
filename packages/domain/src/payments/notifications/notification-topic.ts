import type { Ctx } from '../../kernel/ctx'
import { keyAt } from '../../kernel/provider-key'
import { fetchPayment } from '../ledger/fetch-payment'
import { isKnownPayment } from '../ledger/unread-payments'

/** What the provider's notifications of one topic are about. Those of no topic listed are taken and forgotten. */
export interface NotificationTopic {
  /** The provider's word. */
  topic: string
  /** Whether something of ours bears that id already. */
  isKnown(ctx: Ctx, dataId: string): Promise<boolean>
  /** Asks the provider, and returns whether it is something of ours. */
  ask(ctx: Ctx, dataId: string): Promise<boolean>
}

declare module '../../kernel/ctx' {
  interface Registry {
    notificationTopics: readonly NotificationTopic[]
  }
}

export const paymentTopic: NotificationTopic = {
  topic: 'payment',
  isKnown: (ctx, id) => isKnownPayment(ctx.db, keyAt(ctx, id)),
  ask: async (ctx, id) => (await fetchPayment(ctx, id, 'notification')).belongsTo !== 'unknown',
}
