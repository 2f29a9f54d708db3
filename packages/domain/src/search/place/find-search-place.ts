import { foldText } from '@oficio/contracts/text/fold-text'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findPlace, findPlaceAnywhere, type Place } from '../../places/find-place'
import { findPointAddress } from '../../places/find-point-address'

interface PlaceQuery {
  location?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
}

/**
 * Returns the place of a search, or null if it is unknown. A point gets the nearest town. A text names a town: the
 * largest town of that name, unless a province follows after a comma. Throws no_place_near.
 */
export async function findSearchPlace(ctx: Ctx, actor: Actor, query: PlaceQuery): Promise<Place | null> {
  const { latitude, longitude, location = '' } = query
  if (latitude !== undefined && longitude !== undefined) {
    const { localidadId, provinciaId, city, state } = await findPointAddress(ctx, actor, {
      latitude,
      longitude,
    })
    return { localidadId, provinciaId, city, state, latitude, longitude }
  }
  const { city, state } = readLocation(location)
  return state === null ? findPlaceAnywhere(ctx, city) : findPlace(ctx, state, city)
}

/** Parts of an address to skip: the country, and the official suffix of Tierra del Fuego. */
const addsNothing = /^(?:republica )?argentina$|^antartida e islas/

/** Returns the town that a text names, and the province if one follows after a comma. */
export function readLocation(location: string): { city: string; state: string | null } {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !addsNothing.test(foldText(part)))
  const [last = '', city] = [parts.at(-1), parts.at(-2)]
  return city === undefined ? { city: last, state: null } : { city, state: last }
}
