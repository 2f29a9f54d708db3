import { limits } from '@oficio/contracts/limits'
import { dropStored, readStored, store } from '@/lib/storage/browser-storage'

const storageKey = 'recentLocations'

/** A place used on this device. The names of its fields are part of the stored format, so they must not change. */
export interface RecentLocation {
  /** 'coordinates' if the device located it, 'address' if the user chose or typed it. */
  type: 'coordinates' | 'address'
  latitude: number | null
  longitude: number | null
  /** For example 'Rosario, Santa Fe, Argentina'. */
  address: string
  /** For example 'Rosario, Santa Fe'. */
  label: string
  /** Milliseconds since 1970. */
  timestamp: number
  localidadId: number
  provinciaId: number
}

/** Returns the recent locations of this device, the last used first. Call it in the browser only. */
export function readRecentLocations(): RecentLocation[] {
  const storedValue = readStored('localStorage', storageKey)
  return Array.isArray(storedValue) ? storedValue.filter(isLocation).slice(0, limits.recentLocations) : []
}

/**
 * Adds a place as the first recent location. Replaces an earlier entry of the same town, and drops the oldest beyond
 * the limit.
 */
export function addRecentLocation(location: RecentLocation): void {
  const otherLocations = readRecentLocations().filter(
    ({ localidadId }) => localidadId !== location.localidadId,
  )
  store('localStorage', storageKey, [location, ...otherLocations].slice(0, limits.recentLocations))
}

export const forgetRecentLocations = (): void => dropStored('localStorage', storageKey)

/**
 * Returns whether the value is a valid location, because the storage may contain values of another version or edited by
 * hand.
 */
function isLocation(value: unknown): value is RecentLocation {
  const {
    type,
    latitude,
    longitude,
    address,
    label,
    timestamp,
    localidadId,
    provinciaId,
  }: Record<string, unknown> = Object(value)
  const isPoint = isDegrees(latitude, 90) && isDegrees(longitude, 180)
  return (
    (type === 'coordinates' ? isPoint : type === 'address') &&
    (isPoint || (latitude === null && longitude === null)) &&
    typeof address === 'string' &&
    typeof label === 'string' &&
    label !== '' &&
    Number.isFinite(timestamp) &&
    Number.isInteger(localidadId) &&
    Number.isInteger(provinciaId)
  )
}

const isDegrees = (value: unknown, max: number) => typeof value === 'number' && Math.abs(value) <= max
