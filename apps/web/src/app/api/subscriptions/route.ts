import { createSubscriptionEndpoint } from '@oficio/contracts/subscriptions/endpoints'
import { createSubscription } from '@oficio/domain/subscriptions/order/create-subscription'
import { route } from '@/server/route'

export const POST = route(createSubscriptionEndpoint, createSubscription)
