import { getBusinessEndpoint } from '@oficio/contracts/businesses/view'
import { getBusiness } from '@oficio/domain/businesses/get-business'
import { route } from '@/server/route'

export const GET = route(getBusinessEndpoint, getBusiness)
