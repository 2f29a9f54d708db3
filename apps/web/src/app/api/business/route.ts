import { registerBusinessEndpoint } from '@oficio/contracts/businesses/registration'
import { registerBusiness } from '@oficio/domain/businesses/registration/register-business'
import { route } from '@/server/route'

export const POST = route(registerBusinessEndpoint, registerBusiness)
