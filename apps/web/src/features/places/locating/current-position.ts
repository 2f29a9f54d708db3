import { uiTimings } from '@oficio/contracts/kernel/ui-timings'
import { LocationError, type LocationErrorCode, locationErrorCodes } from './location-errors'

export interface Point {
  latitude: number
  longitude: number
}

/** Decimals of a degree: a hundred metres identify a town but no door; a metre is for marking an address. */
const decimals = { town: 3, door: 5 } as const

const codes: Record<number, LocationErrorCode> = {
  1: locationErrorCodes.permissionDenied,
  2: locationErrorCodes.positionUnavailable,
  3: locationErrorCodes.timeout,
}

/** Returns where the device is, as exactly as wanted. Throws LocationError; timeout also when the browser says nothing. */
export function currentPosition(precision: keyof typeof decimals = 'town'): Promise<Point> {
  const rounded = (degrees: number) => Number(degrees.toFixed(decimals[precision]))
  if (!window.isSecureContext || !('geolocation' in navigator))
    return Promise.reject(new LocationError(locationErrorCodes.restricted))
  return new Promise((resolve, reject) => {
    // A browser that waits for its user counts no time, and some never answer at all.
    const guard = setTimeout(
      () => reject(new LocationError(locationErrorCodes.timeout)),
      uiTimings.locatingMs + uiTimings.locatingGuardMs,
    )
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(guard)
        resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) })
      },
      ({ code }) => {
        clearTimeout(guard)
        reject(new LocationError(codes[code] ?? locationErrorCodes.unknown))
      },
      { enableHighAccuracy: true, timeout: uiTimings.locatingMs, maximumAge: 0 },
    )
  })
}
