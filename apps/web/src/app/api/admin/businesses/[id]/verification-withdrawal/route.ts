import { withdrawVerificationEndpoint } from '@oficio/contracts/businesses/decisions'
import { withdrawVerification } from '@oficio/domain/businesses/decisions/verify-business'
import { route } from '@/server/route'

export const POST = route(withdrawVerificationEndpoint, withdrawVerification)
