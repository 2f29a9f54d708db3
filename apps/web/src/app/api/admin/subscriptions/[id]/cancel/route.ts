import { cancelSubscriptionByAdminEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import { cancelSubscriptionByAdmin } from '@oficio/domain/admin/payments/cancel-subscription-by-admin'
import { route } from '@/server/route'

export const POST = route(cancelSubscriptionByAdminEndpoint, cancelSubscriptionByAdmin)
