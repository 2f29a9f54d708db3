import { startStepUpEndpoint } from '@oficio/contracts/accounts/second-factor'
import { startStepUp } from '@oficio/domain/accounts/second-factor/step-up'
import { route } from '@/server/route'

export const POST = route(startStepUpEndpoint, startStepUp)
