import type { NotificationTopicName } from '@oficio/contracts/kernel/notification-topics'
import type { Ctx } from '../../kernel/ctx'
import { keyAt } from '../../kernel/provider-key'
import { fetchPayment } from '../ledger/fetch-payment'
import { isKnownPayment } from '../ledger/unread-payments'

/** How to handle the provider's notifications of one topic. Notifications of other topics are accepted and ignored. */
export interface NotificationTopic {
  topic: NotificationTopicName
  /** Returns whether we know the id already. */
  isKnown(ctx: Ctx, dataId: string): Promise<boolean>
  /** Syncs the object from the provider and returns whether it is ours. */
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
