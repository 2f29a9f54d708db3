import { uiTimings } from '@oficio/contracts/kernel/ui-timings'
import { LocationError, type LocationErrorCode, locationErrorCodes } from './location-errors'

export interface Point {
  latitude: number
  longitude: number
}

/** Decimals of a degree. Three (about 100 m) identify a town but not a door; five (about 1 m) mark an address. */
const decimals = { town: 3, door: 5 } as const

const codes: Record<number, LocationErrorCode> = {
  1: locationErrorCodes.permissionDenied,
  2: locationErrorCodes.positionUnavailable,
  3: locationErrorCodes.timeout,
}

/**
 * Returns the position of the device with that precision. Throws LocationError, with the code timeout also if the
 * browser never answers.
 */
export function currentPosition(precision: keyof typeof decimals = 'town'): Promise<Point> {
  const rounded = (degrees: number) => Number(degrees.toFixed(decimals[precision]))
  if (!window.isSecureContext || !('geolocation' in navigator))
    return Promise.reject(new LocationError(locationErrorCodes.restricted))
  return new Promise((resolve, reject) => {
    // The browser's own timeout does not run while it asks for permission, and some browsers never answer.
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
