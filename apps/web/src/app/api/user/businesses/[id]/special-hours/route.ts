import { changeSpecialHoursEndpoint } from '@oficio/contracts/businesses/owner'
import { changeSpecialHours } from '@oficio/domain/businesses/owner/change-special-hours'
import { route } from '@/server/route'

export const PUT = route(changeSpecialHoursEndpoint, changeSpecialHours)
