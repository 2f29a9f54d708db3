import { getOwnBusinessEndpoint } from '@oficio/contracts/businesses/own-business'
import { changeBusinessEndpoint } from '@oficio/contracts/businesses/owner'
import { changeBusiness } from '@oficio/domain/businesses/owner/change-business'
import { getOwnBusiness } from '@oficio/domain/businesses/owner/get-own-business'
import { route } from '@/server/route'

export const GET = route(getOwnBusinessEndpoint, getOwnBusiness)
export const PUT = route(changeBusinessEndpoint, changeBusiness)
