import { reverseGeocodeEndpoint } from '@oficio/contracts/places/endpoints'
import { callApi } from '@/lib/api/api-client'
import { currentPosition } from './current-position'
import { type LocationErrorView, locationErrorOf } from './location-errors'
import { addRecentLocation, type RecentLocation, readRecentLocations } from './recent-locations'

export interface Located {
  /** Where the device is; where it cannot say, the place that was used last; null without one. */
  place: RecentLocation | null
  /** Why the device's own place is not known. */
  failure: LocationErrorView | null
}

/** Finds out in which town the device is, and remembers it there. `byHand` is what to do instead on this page. */
export async function locate(byHand?: string): Promise<Located> {
  try {
    const point = await currentPosition()
    const { formattedAddress, city, state, localidadId, provinciaId } = await callApi(
      reverseGeocodeEndpoint,
      {
        query: point,
      },
    )
    const place: RecentLocation = {
      type: 'coordinates',
      ...point,
      address: formattedAddress,
      label: `${city}, ${state}`,
      timestamp: Date.now(),
      localidadId,
      provinciaId,
    }
    addRecentLocation(place)
    return { place, failure: null }
  } catch (error) {
    return { place: readRecentLocations()[0] ?? null, failure: locationErrorOf(error, byHand) }
  }
}
