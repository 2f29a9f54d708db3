import { getTrialStatusEndpoint } from '@oficio/contracts/subscriptions'
import { getTrialStatus } from '@oficio/domain/subscriptions/page/get-trial-status'
import { route } from '@/server/route'

export const GET = route(getTrialStatusEndpoint, getTrialStatus)
