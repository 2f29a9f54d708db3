import { cancelSubscriptionEndpoint } from '@oficio/contracts/subscriptions/endpoints'
import { cancelSubscription } from '@oficio/domain/professionals/plan/cancel-subscription'
import { route } from '@/server/route'

export const POST = route(cancelSubscriptionEndpoint, cancelSubscription)
