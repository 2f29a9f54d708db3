import { syncIntentEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import { syncIntent } from '@oficio/domain/admin/payments/sync-intent'
import { route } from '@/server/route'

export const POST = route(syncIntentEndpoint, syncIntent)
