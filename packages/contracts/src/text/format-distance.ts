/** Returns a distance in words: 'en tu zona', 'a 3,2 km', 'a 48 km'. A place is known to its locality, not closer. */
export function formatDistance(km: number): string {
  if (km < 1) return 'en tu zona'
  return `a ${km.toLocaleString('es-AR', { maximumFractionDigits: km < 10 ? 1 : 0 })} km`
}
