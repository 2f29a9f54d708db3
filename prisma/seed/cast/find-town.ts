import type { Ctx } from '@oficio/domain/kernel/ctx'
import { findPlace, type Place } from '@oficio/domain/places/find-place'
import { type TownKey, towns } from './towns'

export type FindTown = (key: TownKey) => Promise<Place>

/**
 * Returns a function that finds a town's row and caches it. The function throws if the reference data lacks the town.
 */
export function townFinder(ctx: Ctx): FindTown {
  const placeByTown = new Map<TownKey, ReturnType<typeof findPlace>>()
  return async (key) => {
    const { state, city } = towns[key]
    const finding = placeByTown.get(key) ?? findPlace(ctx, state, city)
    placeByTown.set(key, finding)
    const place = await finding
    if (!place) throw new Error(`the demo data names ${city}, which is not among the localities`)
    return place
  }
}
