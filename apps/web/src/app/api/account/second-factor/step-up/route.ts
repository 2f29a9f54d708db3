import { stepUpEndpoint } from '@oficio/contracts/accounts/second-factor'
import { stepUp } from '@oficio/domain/accounts/second-factor/step-up'
import { route } from '@/server/route'

export const POST = route(stepUpEndpoint, stepUp)
