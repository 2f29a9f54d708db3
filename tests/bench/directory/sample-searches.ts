import type { Tx } from '@oficio/db/client'
import { seededRandom } from '../../seeded-random'

/** Kinds of searches. */
export const searchKinds = [
  'category and city',
  'word for a category',
  'common word',
  'rare word',
  'common word in a city',
] as const
export type SearchKind = (typeof searchKinds)[number]

export interface Search {
  kind: SearchKind
  /** The parameters as in the page's address. */
  input: { query?: string; category?: string; cityId?: string }
  categoryId: number | null
  localidadId: number | null
}

/**
 * Returns the same searches for every database. `db` is the smallest of them. Half of the towns are chosen by
 * population and half uniformly, so that villages count as much as cities. Categories are chosen by their frequency.
 * Words for them come from the reference data, and every other one has two swapped letters. All other words are very
 * common or very rare among businesses.
 */
export async function sampleSearches(db: Tx, count: number): Promise<Search[]> {
  const random = seededRandom(20_261_123)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('nothing to choose from')
    return item
  }
  const towns = await db.localidad.findMany({
    orderBy: { id: 'asc' },
    select: { id: true, population: true },
  })
  const townOf = weighted(towns, ({ population }) => Math.max(population, 200))
  const categories = await db.businessCategory.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] })
  const categoryOf = weighted(categories, (_category, at) => 1 / (at + 1))
  const words = await db.$queryRaw<{ word: string }[]>`
    SELECT word FROM business_search_words WHERE word ~ '^[a-z]{4}ux$' ORDER BY businesses DESC, word`
  const [common, rare] = [words.slice(0, 20), words.slice(200, 1000)]
  return Array.from({ length: count }, (_none, at) => {
    const kind = searchKinds[at % searchKinds.length] ?? 'rare word'
    const town = at % 2 ? townOf(random()) : pick(towns)
    const category = categoryOf(random())
    const categoryWord = pick([category.name, ...category.synonyms])
    const isOfCategory = kind === 'category and city'
    const isInCity = isOfCategory || kind === 'common word in a city'
    const word = kind === 'rare word' ? pick(rare).word : pick(common).word
    const query = kind === 'word for a category' ? (at % 2 ? swapLetters(categoryWord) : categoryWord) : word
    return {
      kind,
      input: {
        ...(isOfCategory ? { category: category.slug } : { query }),
        ...(isInCity && { cityId: String(town.id) }),
      },
      categoryId: isOfCategory ? category.id : null,
      localidadId: isInCity ? town.id : null,
    }
  })
}

/** Swaps the third and the fourth letter of a word with more than six letters. */
const swapLetters = (word: string): string => (word.length > 6 ? word.replace(/^(..)(.)(.)/, '$1$3$2') : word)

/** Returns a function that maps a share (0 to 1) of the summed weights to an item. */
function weighted<Item>(items: readonly Item[], weightOf: (item: Item, at: number) => number) {
  let sum = 0
  const upto = items.map((item, at) => (sum += weightOf(item, at)))
  return (share: number): Item => {
    const item = items[upto.findIndex((end) => end > share * sum)] ?? items.at(-1)
    if (item === undefined) throw new Error('no reference data')
    return item
  }
}
