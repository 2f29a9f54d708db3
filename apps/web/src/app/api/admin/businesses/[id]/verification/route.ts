import { verifyBusinessEndpoint } from '@oficio/contracts/businesses/decisions'
import { verifyBusiness } from '@oficio/domain/businesses/decisions/verify-business'
import { route } from '@/server/route'

export const POST = route(verifyBusinessEndpoint, verifyBusiness)
