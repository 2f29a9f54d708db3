import { changeAvailabilityEndpoint } from '@oficio/contracts/professionals/availability'
import { changeAvailability } from '@oficio/domain/professionals/availability/change-availability'
import { route } from '@/server/route'

export const PUT = route(changeAvailabilityEndpoint, changeAvailability)
