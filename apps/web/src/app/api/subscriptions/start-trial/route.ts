import { startTrialEndpoint } from '@oficio/contracts/subscriptions'
import { startTrial } from '@oficio/domain/subscriptions/page/start-trial'
import { route } from '@/server/route'

export const POST = route(startTrialEndpoint, startTrial)
