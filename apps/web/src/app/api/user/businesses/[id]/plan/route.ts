import { changeBusinessPlanEndpoint } from '@oficio/contracts/businesses/own-plan'
import { changeBusinessPlan } from '@oficio/domain/businesses/plans/change-plan'
import { route } from '@/server/route'

export const PUT = route(changeBusinessPlanEndpoint, changeBusinessPlan)
