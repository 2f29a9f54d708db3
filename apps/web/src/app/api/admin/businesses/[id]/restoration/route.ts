import { restoreBusinessEndpoint } from '@oficio/contracts/businesses/decisions'
import { restoreBusiness } from '@oficio/domain/businesses/decisions/restore-business'
import { route } from '@/server/route'

export const POST = route(restoreBusinessEndpoint, restoreBusiness)
