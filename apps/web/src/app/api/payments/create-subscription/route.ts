import { createBusinessSubscriptionEndpoint } from '@oficio/contracts/businesses/registration'
import { createBusinessSubscription } from '@oficio/domain/businesses/plans/create-business-subscription'
import { route } from '@/server/route'

export const POST = route(createBusinessSubscriptionEndpoint, createBusinessSubscription)
