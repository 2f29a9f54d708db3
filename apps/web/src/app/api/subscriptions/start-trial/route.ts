import { startTrialEndpoint } from '@oficio/contracts/professionals/plan/endpoints'
import { startTrial } from '@oficio/domain/professionals/plan/start-trial'
import { route } from '@/server/route'

export const POST = route(startTrialEndpoint, startTrial)
