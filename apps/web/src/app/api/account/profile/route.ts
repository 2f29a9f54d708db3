import { updateProfileEndpoint } from '@oficio/contracts/accounts/profile'
import { updateProfile } from '@oficio/domain/accounts/profile/update-profile'
import { route } from '@/server/route'

export const PUT = route(updateProfileEndpoint, updateProfile)
