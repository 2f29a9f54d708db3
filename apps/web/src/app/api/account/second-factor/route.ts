import { getSecondFactorEndpoint } from '@oficio/contracts/accounts/second-factor'
import { getSecondFactor } from '@oficio/domain/accounts/second-factor/get-second-factor'
import { route } from '@/server/route'

export const GET = route(getSecondFactorEndpoint, getSecondFactor)
