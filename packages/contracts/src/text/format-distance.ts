/**
 * Returns a distance in words: 'en tu zona', 'a 3,2 km', 'a 48 km'. A place is known to its locality, not closer; `near`
 * says it where that needs other words.
 */
export function formatDistance(km: number, near = 'en tu zona'): string {
  if (km < 1) return near
  return `a ${km.toLocaleString('es-AR', { maximumFractionDigits: km < 10 ? 1 : 0 })} km`
}
