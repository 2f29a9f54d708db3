import { getAdminSubscriptionEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import { getAdminSubscription } from '@oficio/domain/admin/payments/get-admin-subscription'
import { route } from '@/server/route'

export const GET = route(getAdminSubscriptionEndpoint, getAdminSubscription)
