import { claimBusinessEndpoint } from '@oficio/contracts/businesses/claims'
import { claimBusiness } from '@oficio/domain/businesses/claiming/claim-business'
import { route } from '@/server/route'

export const POST = route(claimBusinessEndpoint, claimBusiness)
