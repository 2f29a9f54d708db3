import { cancelSubscriptionEndpoint } from '@oficio/contracts/subscriptions/endpoints'
import { cancelSubscription } from '@oficio/domain/subscriptions/order/cancel-subscription'
import { route } from '@/server/route'

export const POST = route(cancelSubscriptionEndpoint, cancelSubscription)
