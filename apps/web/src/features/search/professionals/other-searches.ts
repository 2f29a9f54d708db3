import { limits } from '@oficio/contracts/limits'
import type { SearchAnswer } from '@oficio/contracts/search/professionals'
import { type Asked, searchAddress } from './search-address'

interface OtherSearch {
  text: string
  href: string
}

/** Returns how to search on where nobody was found in a place: further, only where that finds somebody, and anywhere. */
export function otherSearches(asked: Asked, { place, nearest }: SearchAnswer): OtherSearch[] {
  if (!place) return []
  const most = limits.serviceRadiusKmMax
  const radius = Number(asked.radiusKm) || limits.searchRadiusKmDefault
  const comes = nearest.some(
    ({ distanceKm, serviceRadiusKm }) =>
      distanceKm !== null && distanceKm <= Math.min(most, serviceRadiusKm) && distanceKm > radius,
  )
  const anywhere = searchAddress({ ...asked, location: '', latitude: '', longitude: '', radiusKm: '' })
  return [
    ...(comes
      ? [{ text: `Buscar hasta ${most} km`, href: searchAddress({ ...asked, radiusKm: String(most) }) }]
      : []),
    { text: 'Buscar en todo el país', href: anywhere },
  ]
}
