import type { FoundBusiness } from '@oficio/contracts/search/businesses'
import { formatDistance } from '@oficio/contracts/text/format-distance'

/** Returns the place of the business in one line: 'Córdoba 1500, Rosario, a 1,2 km', or 'Rosario, Santa Fe'. */
export function whereText({
  locations: [place],
  distance_km: km,
}: Pick<FoundBusiness, 'locations' | 'distance_km'>): string {
  const parts = [
    place?.address,
    place?.city,
    place?.address ? null : place?.state,
    km === null ? null : formatDistance(km, 'a pocas cuadras'),
  ]
  return parts.filter(Boolean).join(', ')
}
