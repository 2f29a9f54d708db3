import { getSubscriptionStatusEndpoint } from '@oficio/contracts/subscriptions/endpoints'
import { getSubscriptionStatus } from '@oficio/domain/subscriptions/order/get-subscription-status'
import { route } from '@/server/route'

export const GET = route(getSubscriptionStatusEndpoint, getSubscriptionStatus)
