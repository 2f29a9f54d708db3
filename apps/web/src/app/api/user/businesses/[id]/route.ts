import { changeBusinessEndpoint } from '@oficio/contracts/businesses/owner'
import { changeBusiness } from '@oficio/domain/businesses/owner/change-business'
import { route } from '@/server/route'

export const PUT = route(changeBusinessEndpoint, changeBusiness)
