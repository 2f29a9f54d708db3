import { reactivateSubscriptionEndpoint } from '@oficio/contracts/subscriptions'
import { reactivateSubscription } from '@oficio/domain/subscriptions/reactivate-subscription'
import { route } from '@/server/route'

export const POST = route(reactivateSubscriptionEndpoint, reactivateSubscription)
