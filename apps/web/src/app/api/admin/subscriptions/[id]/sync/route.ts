import { syncSubscriptionEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import { syncSubscriptionByAdmin } from '@oficio/domain/admin/payments/sync-subscription-by-admin'
import { route } from '@/server/route'

export const POST = route(syncSubscriptionEndpoint, syncSubscriptionByAdmin)
