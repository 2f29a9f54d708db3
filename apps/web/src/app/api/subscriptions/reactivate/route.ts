import { reactivateSubscriptionEndpoint } from '@oficio/contracts/subscriptions/endpoints'
import { reactivateSubscription } from '@oficio/domain/subscriptions/order/reactivate-subscription'
import { route } from '@/server/route'

export const POST = route(reactivateSubscriptionEndpoint, reactivateSubscription)
