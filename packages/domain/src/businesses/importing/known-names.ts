import { foldText } from '@oficio/contracts/text/fold-text'
import type { Tx } from '@oficio/db/client'
import { loadPlaces, type PlaceFinder } from '../../places/load-places'

/** What the names in a file mean, looked up without asking the database for each line. */
export interface KnownNames {
  places: PlaceFinder
  categories: ReadonlyMap<string, number>
  tags: ReadonlyMap<string, number>
}

export async function loadKnownNames({ db }: { db: Tx }): Promise<KnownNames> {
  const named = { where: { retiredAt: null }, select: { id: true, name: true, slug: true } } as const
  const [places, categories, tags] = await Promise.all([
    loadPlaces({ db }),
    db.businessCategory.findMany(named),
    db.businessTag.findMany(named),
  ])
  return { places, categories: byName(categories), tags: byName(tags) }
}

/** 'Cafés' as 'cafes', and by the name in its address too. */
const byName = (rows: readonly { id: number; name: string; slug: string }[]): Map<string, number> =>
  new Map(rows.flatMap(({ id, name, slug }) => [foldText(name), foldText(slug)].map((key) => [key, id])))
