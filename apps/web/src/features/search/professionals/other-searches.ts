import { limits } from '@oficio/contracts/limits'
import type { SearchAnswer } from '@oficio/contracts/search/professionals'
import { type SearchFields, searchAddress } from './search-address'

interface OtherSearch {
  text: string
  href: string
}

/**
 * Returns other searches if nobody was found in a place: a wider radius, only if that finds somebody, the towns
 * of the nearest professionals, and the whole country.
 */
export function otherSearches(fields: SearchFields, { place, nearest }: SearchAnswer): OtherSearch[] {
  if (!place) return []
  const maxRadiusKm = limits.serviceRadiusKmMax
  const radius = Number(fields.radiusKm) || limits.searchRadiusKmDefault
  const comes = nearest.some(
    ({ distanceKm, serviceRadiusKm }) =>
      distanceKm !== null && distanceKm <= Math.min(maxRadiusKm, serviceRadiusKm) && distanceKm > radius,
  )
  const countrySearch = searchAddress({ ...fields, location: '', latitude: '', longitude: '', radiusKm: '' })
  const towns = [...new Set(nearest.map(({ city, state }) => `${city}, ${state}`))]
  const townSearches = towns.map((location) => ({
    text: `Buscar en ${location.split(',')[0]}`,
    href: searchAddress({ ...fields, location, latitude: '', longitude: '', radiusKm: '' }),
  }))
  return [
    ...(comes
      ? [
          {
            text: `Buscar hasta ${maxRadiusKm} km`,
            href: searchAddress({ ...fields, radiusKm: String(maxRadiusKm) }),
          },
        ]
      : []),
    ...townSearches,
    { text: 'Buscar en todo el país', href: countrySearch },
  ]
}
