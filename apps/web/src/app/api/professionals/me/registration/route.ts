import { correctRegistrationEndpoint } from '@oficio/contracts/professionals/joining'
import { correctRegistration } from '@oficio/domain/professionals/joining/correct-registration'
import { route } from '@/server/route'

export const PUT = route(correctRegistrationEndpoint, correctRegistration)
