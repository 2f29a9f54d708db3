import { syncSubscriptionEndpoint } from '@oficio/contracts/payments/admin'
import { syncSubscriptionByAdmin } from '@oficio/domain/admin/payments/sync-subscription-by-admin'
import { route } from '@/server/route'

export const POST = route(syncSubscriptionEndpoint, syncSubscriptionByAdmin)
