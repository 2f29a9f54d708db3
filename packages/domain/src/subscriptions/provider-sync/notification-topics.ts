import { keyAt } from '../../kernel/provider-key'
import type { NotificationTopic } from '../../payments/notifications/notification-topic'
import { fetchCharge } from './fetch-charge'
import { fetchSubscription } from './fetch-subscription'

/** The provider's notifications about subscriptions and their charges; each one starts a sync. */
export const subscriptionTopics: readonly NotificationTopic[] = [
  {
    topic: 'subscription',
    isKnown: async (ctx, id) => (await ctx.db.subscription.count({ where: keyAt(ctx, id) })) > 0,
    ask: (ctx, providerId) => fetchSubscription(ctx, { providerId }),
  },
  {
    topic: 'charge',
    isKnown: async (ctx, id) => (await ctx.db.subscriptionCharge.count({ where: keyAt(ctx, id) })) > 0,
    ask: (ctx, id) => fetchCharge(ctx, id),
  },
]
