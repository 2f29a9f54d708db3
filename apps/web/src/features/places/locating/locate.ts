import { reverseGeocodeEndpoint } from '@oficio/contracts/places/endpoints'
import { callApi } from '@/lib/api/api-client'
import { currentPosition } from './current-position'
import { type LocationErrorView, locationErrorOf } from './location-errors'
import { addRecentLocation, type RecentLocation, readRecentLocations } from './recent-locations'

export interface DeviceLocation {
  /** The device's place, else the place used last, else null. */
  place: RecentLocation | null
  /** Why the device's place is unknown. */
  failure: LocationErrorView | null
}

/**
 * Finds the town of the device and adds it to the recent locations. `byHand` is the suggestion for choosing a place by
 * hand on this page.
 */
export async function locate(byHand?: string): Promise<DeviceLocation> {
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
