import { cancelSubscriptionByAdminEndpoint } from '@oficio/contracts/payments/admin'
import { cancelSubscriptionByAdmin } from '@oficio/domain/admin/payments/cancel-subscription-by-admin'
import { route } from '@/server/route'

export const POST = route(cancelSubscriptionByAdminEndpoint, cancelSubscriptionByAdmin)
