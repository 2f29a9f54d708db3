import type { NotificationTopic } from '../../payments/notifications/notification-topic'
import { fetchCharge } from './fetch-charge'
import { fetchSubscription } from './fetch-subscription'

export const subscriptionTopics: readonly NotificationTopic[] = [
  {
    topic: 'subscription_preapproval',
    isKnown: async ({ db }, providerId) => (await db.subscription.count({ where: { providerId } })) > 0,
    ask: (ctx, providerId) => fetchSubscription(ctx, { providerId }),
  },
  {
    topic: 'subscription_authorized_payment',
    isKnown: async ({ db }, providerId) => (await db.subscriptionCharge.count({ where: { providerId } })) > 0,
    ask: (ctx, id) => fetchCharge(ctx, id),
  },
]
