import { getAdminSubscriptionEndpoint } from '@oficio/contracts/payments/admin'
import { getAdminSubscription } from '@oficio/domain/admin/payments/get-admin-subscription'
import { route } from '@/server/route'

export const GET = route(getAdminSubscriptionEndpoint, getAdminSubscription)
