import { foldText } from '@oficio/contracts/text/fold-text'
import type { Tx } from '@oficio/db/client'
import { loadPlaces, type PlaceFinder } from '../../places/load-places'

/** The ids of the names in a file, loaded once, so that no line needs a query. */
export interface KnownNames {
  places: PlaceFinder
  categories: ReadonlyMap<string, number>
  tags: ReadonlyMap<string, number>
}

export async function loadKnownNames({ db }: { db: Tx }): Promise<KnownNames> {
  const termQuery = { where: { retiredAt: null }, select: { id: true, name: true, slug: true } } as const
  const withSynonyms = { ...termQuery, select: { ...termQuery.select, synonyms: true } } as const
  const [places, categories, tags] = await Promise.all([
    loadPlaces({ db }),
    db.businessCategory.findMany(withSynonyms),
    db.businessTag.findMany(termQuery),
  ])
  return { places, categories: byName(categories), tags: byName(tags) }
}

interface Term {
  id: number
  name: string
  slug: string
  synonyms?: readonly string[]
}

/** Maps names to ids: first by name and by slug, then by the singular, and last by synonym ('Peluquería'). */
function byName(rows: readonly Term[]): Map<string, number> {
  const ids = new Map<string, number>()
  const add = (name: string, id: number) => void (ids.has(name) || ids.set(name, id))
  for (const { id, name, slug } of rows) for (const own of [name, slug]) add(foldText(own), id)
  for (const { id, name } of rows) for (const form of singularForms(name)) add(form, id)
  for (const { id, synonyms = [] } of rows) for (const word of synonyms) add(foldText(word), id)
  return ids
}

/** Returns the folded name, and its forms with the words in the singular by the Spanish plural rules. */
export function singularForms(name: string): string[] {
  const key = foldText(name)
  const withoutS = key.replace(/s\b/g, '')
  const withoutEs = key.replace(/([^aeiou ])es\b/g, '$1').replace(/([aeou])s\b/g, '$1')
  return [...new Set([key, withoutEs, withoutS])]
}
