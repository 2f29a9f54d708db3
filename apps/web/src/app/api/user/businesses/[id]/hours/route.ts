import { changeBusinessHoursEndpoint } from '@oficio/contracts/businesses/owner'
import { changeBusinessHours } from '@oficio/domain/businesses/owner/change-hours'
import { route } from '@/server/route'

export const PUT = route(changeBusinessHoursEndpoint, changeBusinessHours)
