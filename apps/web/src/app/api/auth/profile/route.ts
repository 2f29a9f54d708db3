import { profileEndpoint } from '@oficio/contracts/accounts/endpoints'
import { getProfile } from '@oficio/domain/accounts/profile/get-profile'
import { route } from '@/server/route'

export const GET = route(profileEndpoint, getProfile)
