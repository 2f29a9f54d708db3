/**
 * Returns a distance in Spanish: 'en tu zona', 'a 3,2 km', 'a 48 km'. Below 1 km it returns `near`, because only the
 * locality of a place is known.
 */
export function formatDistance(km: number, near = 'en tu zona'): string {
  if (km < 1) return near
  return `a ${km.toLocaleString('es-AR', { maximumFractionDigits: km < 10 ? 1 : 0 })} km`
}
