import { limits } from '@oficio/contracts/limits'
import { dropStored, readStored, store } from '@/lib/storage/browser-storage'

const storageKey = 'recentLocations'

/** A place that was used on this device; the names of its fields are part of what is stored. */
export interface RecentLocation {
  /** Where the device was, or what somebody chose or typed. */
  type: 'coordinates' | 'address'
  latitude: number | null
  longitude: number | null
  /** 'Rosario, Santa Fe, Argentina'. */
  address: string
  /** 'Rosario, Santa Fe'. */
  label: string
  /** Milliseconds. */
  timestamp: number
  localidadId: number
  provinciaId: number
}

/** Returns the places that were used on this device, the last one first. Call it in the browser only. */
export function readRecentLocations(): RecentLocation[] {
  const storedValue = readStored('localStorage', storageKey)
  return Array.isArray(storedValue) ? storedValue.filter(isLocation).slice(0, limits.recentLocations) : []
}

/** Puts a place first; the oldest of too many goes, and so does what was known of the same place. */
export function addRecentLocation(location: RecentLocation): void {
  const otherLocations = readRecentLocations().filter(
    ({ localidadId }) => localidadId !== location.localidadId,
  )
  store('localStorage', storageKey, [location, ...otherLocations].slice(0, limits.recentLocations))
}

export const forgetRecentLocations = (): void => dropStored('localStorage', storageKey)

/** Storage may contain places of another version, or hand-written values. */
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
