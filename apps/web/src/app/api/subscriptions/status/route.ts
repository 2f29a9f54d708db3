import { getSubscriptionStatusEndpoint } from '@oficio/contracts/subscriptions/endpoints'
import { getTrialStatus } from '@oficio/domain/professionals/plan/get-trial-status'
import { route } from '@/server/route'

export const GET = route(getSubscriptionStatusEndpoint, getTrialStatus)
