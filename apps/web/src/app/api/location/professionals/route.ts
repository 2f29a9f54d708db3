import { nearbyProfessionalsEndpoint } from '@oficio/contracts/search/nearby-professionals'
import { searchNearbyProfessionals } from '@oficio/domain/search/search-nearby-professionals'
import { route } from '@/server/route'

export const GET = route(nearbyProfessionalsEndpoint, searchNearbyProfessionals)
