import type { Ctx } from '../../kernel/ctx'
import { pageTags } from '../../kernel/pages/tags'

/** The type that places services use for a category, by category id. Skips categories without such a type. */
export type PlaceTypes = ReadonlyMap<number, string>

export function readPlaceTypes({ db, readCache }: Ctx): Promise<PlaceTypes> {
  return readCache.read('business-categories:place-types', [pageTags.businessCategories], async () => {
    const categories = await db.businessCategory.findMany({
      select: { id: true, placeType: true },
      orderBy: { position: 'asc' },
    })
    return new Map(categories.flatMap(({ id, placeType }) => (placeType === null ? [] : [[id, placeType]])))
  })
}

export const typesOfAll = ['point_of_interest', 'establishment']

/**
 * Returns the category of a type. Returns null for a type that fits any business, and undefined for an unknown type.
 */
export function categoryOfType(types: PlaceTypes, type: string | undefined): number | null | undefined {
  if (type === undefined || typesOfAll.includes(type)) return null
  return [...types].find(([, name]) => name === type)?.[0]
}
