// Made once, because making one costs more than the rest of a short text.
const oneDigit = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 })
const noDigits = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 })

/**
 * Returns a distance in Spanish: 'en tu zona', 'a 3,2 km', 'a 48 km'. Below 1 km it returns `near`, because only the
 * locality of a place is known.
 */
export function formatDistance(km: number, near = 'en tu zona'): string {
  if (km < 1) return near
  return `a ${(km < 10 ? oneDigit : noDigits).format(km)} km`
}
