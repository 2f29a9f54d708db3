import { syncIntentEndpoint } from '@oficio/contracts/payments/admin'
import { syncIntent } from '@oficio/domain/admin/payments/sync-intent'
import { route } from '@/server/route'

export const POST = route(syncIntentEndpoint, syncIntent)
