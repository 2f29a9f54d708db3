import { changeProfileEndpoint } from '@oficio/contracts/professionals/profile'
import { changeProfile } from '@oficio/domain/professionals/editing/change-profile'
import { route } from '@/server/route'

export const PUT = route(changeProfileEndpoint, changeProfile)
