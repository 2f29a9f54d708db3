import { batchSubscriptionStatusEndpoint } from '@oficio/contracts/professionals/plan/endpoints'
import { batchSubscriptionStatus } from '@oficio/domain/professionals/plan/batch-subscription-status'
import { route } from '@/server/route'

export const POST = route(batchSubscriptionStatusEndpoint, batchSubscriptionStatus)
