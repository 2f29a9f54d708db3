import { nearbyProfessionalsEndpoint } from '@oficio/contracts/location'
import { searchNearbyProfessionals } from '@oficio/domain/search/search-nearby-professionals'
import { route } from '@/server/route'

export const GET = route(nearbyProfessionalsEndpoint, searchNearbyProfessionals)
