import { updateUserLocationEndpoint } from '@oficio/contracts/accounts/location'
import { updateUserLocation } from '@oficio/domain/accounts/profile/update-user-location'
import { route } from '@/server/route'

export const PUT = route(updateUserLocationEndpoint, updateUserLocation)
