import { reverseGeocodeEndpoint } from '@oficio/contracts/places/endpoints'
import { findPointAddress } from '@oficio/domain/places/find-point-address'
import { route } from '@/server/route'

export const GET = route(reverseGeocodeEndpoint, findPointAddress)
