import { syncSubscriptionEndpoint } from '@oficio/contracts/payments/admin'
import { syncSubscriptionByAdmin } from '@oficio/domain/payments/admin/sync-subscription-by-admin'
import { route } from '@/server/route'

export const POST = route(syncSubscriptionEndpoint, syncSubscriptionByAdmin)
