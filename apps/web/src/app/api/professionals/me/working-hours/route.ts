import { changeWorkingHoursEndpoint } from '@oficio/contracts/professionals/working-hours'
import { changeWorkingHours } from '@oficio/domain/professionals/working-hours/change-working-hours'
import { route } from '@/server/route'

export const PUT = route(changeWorkingHoursEndpoint, changeWorkingHours)
