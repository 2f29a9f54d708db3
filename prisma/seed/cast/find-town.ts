import type { Ctx } from '@oficio/domain/kernel/ctx'
import { findPlace, type Place } from '@oficio/domain/places/find-place'
import { type TownKey, towns } from './towns'

export type FindTown = (key: TownKey) => Promise<Place>

/** Returns what finds the row of a town; each is looked up once. Throws when the reference data does not have it. */
export function townFinder(ctx: Ctx): FindTown {
  const placeByTown = new Map<TownKey, ReturnType<typeof findPlace>>()
  return async (key) => {
    const { state, city } = towns[key]
    const finding = placeByTown.get(key) ?? findPlace(ctx, state, city)
    placeByTown.set(key, finding)
    const place = await finding
    if (!place) throw new Error(`the demo speaks of ${city}, which is not among the localities`)
    return place
  }
}
