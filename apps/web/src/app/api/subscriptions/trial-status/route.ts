import { getTrialStatusEndpoint } from '@oficio/contracts/professionals/plan/endpoints'
import { getTrialStatus } from '@oficio/domain/professionals/plan/get-trial-status'
import { route } from '@/server/route'

export const GET = route(getTrialStatusEndpoint, getTrialStatus)
