import type { FoundBusiness } from '@oficio/contracts/search/businesses'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import { type SketchFacts, sketchFacts } from './sketch-facts'

/** Returns the sketch of the towns of professionals. Returns null if all of them are from one town. */
export function sketchOfTowns(professionals: readonly FoundProfessional[]): SketchFacts | null {
  const facts = sketchFacts(
    professionals.map(({ townLatitude: latitude, townLongitude: longitude, city: name }) => ({
      latitude,
      longitude,
      name,
    })),
  )
  return facts && facts.points.length > 1 ? facts : null
}

/** Returns the sketch of the businesses that marked their door. Returns null without any. */
export const sketchOfBusinesses = (
  businesses: readonly Pick<FoundBusiness, 'name' | 'locations'>[],
): SketchFacts | null =>
  sketchFacts(
    businesses.flatMap(({ name, locations: [place] }) =>
      place && !place.is_at_centre ? [{ latitude: place.latitude, longitude: place.longitude, name }] : [],
    ),
  )
