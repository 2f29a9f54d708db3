import type { Tx } from '@oficio/db/client'
import { seededRandom } from '../../seeded-random'

/** What is looked for. */
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
  /** As they stand in an address. */
  asked: { query?: string; category?: string; cityId?: string }
  categoryId: number | null
  localidadId: number | null
}

/**
 * Returns the same searches on every database, by `db` the smallest of them: towns half as people live and half any, so that
 * villages count as much as cities; categories as they are had; words for them from the reference data, every other one with
 * two letters that changed places; and the words that most or hardly any businesses use.
 */
export async function sampleSearches(db: Tx, count: number): Promise<Search[]> {
  const random = seededRandom(20_261_123)
  const pick = <Thing>(things: readonly Thing[]): Thing => {
    const thing = things[Math.floor(random() * things.length)]
    if (thing === undefined) throw new Error('nothing to choose from')
    return thing
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
    const called = pick([category.name, ...category.synonyms])
    const isOfCategory = kind === 'category and city'
    const isInCity = isOfCategory || kind === 'common word in a city'
    const word = kind === 'rare word' ? pick(rare).word : pick(common).word
    const query = kind === 'word for a category' ? (at % 2 ? swapped(called) : called) : word
    return {
      kind,
      asked: {
        ...(isOfCategory ? { category: category.slug } : { query }),
        ...(isInCity && { cityId: String(town.id) }),
      },
      categoryId: isOfCategory ? category.id : null,
      localidadId: isInCity ? town.id : null,
    }
  })
}

/** The third and the fourth letter of a longer word. */
const swapped = (word: string): string => (word.length > 6 ? word.replace(/^(..)(.)(.)/, '$1$3$2') : word)

/** Returns what finds the thing in which a share (0 to 1) of the summed weights falls. */
function weighted<Thing>(things: readonly Thing[], weightOf: (thing: Thing, at: number) => number) {
  let sum = 0
  const upto = things.map((thing, at) => (sum += weightOf(thing, at)))
  return (share: number): Thing => {
    const thing = things[upto.findIndex((end) => end > share * sum)] ?? things.at(-1)
    if (thing === undefined) throw new Error('no reference data')
    return thing
  }
}
