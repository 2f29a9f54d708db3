import type { Tx } from '@oficio/db/client'
import { seededRandom } from '../../seeded-random'
import { sampleRequests } from '../matching/sample-requests'

/** The text of a search: a word for the rubro, possibly misspelt, or a word of descriptions. */
export const textKinds = ['rubro', 'common word', 'rare word'] as const
export type TextKind = (typeof textKinds)[number]

export interface Search {
  kind: TextKind
  query: string
  rubroIds: string[]
  latitude: string
  longitude: string
  radiusKm: string
}

/**
 * Returns the same searches for every database. Each has a text, one rubro and a radius of 25 km around a place of the
 * matching bench. Words for rubros are synonyms of the reference data, and every other one has two swapped letters.
 */
export async function sampleSearches(db: Tx, count: number): Promise<Search[]> {
  const random = seededRandom(20_261_122)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const rubros = new Map((await db.rubro.findMany()).map((rubro) => [rubro.id, rubro]))
  const words = await db.$queryRaw<{ word: string; professionals: number }[]>`
    SELECT word, professionals FROM search_words WHERE word ~ '^[a-z]{4}ux$' ORDER BY professionals DESC, word`
  const common = words.slice(0, 20)
  const rare = words.slice(200, 1000)
  const places = await sampleRequests(db, count)
  return places.map(({ rubroId, latitude, longitude }, index) => {
    const kind = textKinds[index % textKinds.length] ?? 'rubro'
    const name = pick(rubros.get(rubroId)?.synonyms ?? []) ?? ''
    const word = (kind === 'common word' ? pick(common) : pick(rare))?.word ?? ''
    return {
      kind,
      query: kind === 'rubro' ? (index % 2 ? swapLetters(name) : name) : word,
      rubroIds: [String(rubroId)],
      latitude: String(latitude),
      longitude: String(longitude),
      radiusKm: '25',
    }
  })
}

/** Swaps the third and the fourth letter of a word with more than six letters. */
const swapLetters = (word: string): string => (word.length > 6 ? word.replace(/^(..)(.)(.)/, '$1$3$2') : word)
