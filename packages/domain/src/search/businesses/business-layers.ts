import type { Meaning } from '@oficio/contracts/text/words/meant'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { allOf, either, findTerms, type Term, type WordList } from '../words/find-terms'
import { otherWordsFor } from './other-words'

/** The words that businesses use of themselves. */
const businessWords: WordList = Prisma.sql`SELECT word, businesses AS users FROM business_search_words`

/** Returns how a business in a category is marked among its words. */
export const categoryLexeme = (id: number): string => `#c${id}`

/** Each word of a name stands among the words once more, so marked. */
export const inName = '='

/** What answers a text, as tsqueries. */
export interface LayerGroup {
  /** Those that answer best stand first, and a business is found by the first that holds of it. */
  layers: readonly string[]
  /** Holds of whatever one of them finds. */
  all: string
}

/**
 * Returns what is looked for, the first group first: the next is only looked at where it found nothing. Null: nothing was
 * typed.
 *
 * First whoever is called so; then whoever stands in a category that is meant and uses all words, or those that the
 * category does not answer ('cafetería rosario'); then whoever uses all words; then the rest of the category.
 */
export async function businessLayers(db: Tx, meaning: Meaning): Promise<LayerGroup[] | null> {
  const terms = await termsOf(db, meaning.words)
  const among = (words: readonly string[]) => words.flatMap((word) => terms.get(word) ?? [])
  const [all, rest] = [among(meaning.words), among(meaning.rest)]
  const meant = categories(meaning.likely)
  if (all.length === 0) return meant === null ? null : [{ layers: [meant], all: meant }]
  const named = allOf(all, inName)
  const said = allOf(all)
  const inMeant =
    meant === null
      ? []
      : [`${meant} & ${said}`, ...(rest.length > 0 ? [`${meant} & ${allOf(rest)}`] : []), meant]
  // All words stand before the rest of the category.
  const layers = [named, ...inMeant.slice(0, -1), said, ...inMeant.slice(-1)]
  const others = categories(meaning.possible)
  const any = either(all.flatMap(({ lexemes }) => lexemes))
  const lastResort = [...(others === null ? [] : [others]), any]
  return [
    { layers, all: meant === null ? said : oneOf([said, meant]) },
    { layers: lastResort, all: oneOf(lastResort) },
  ]
}

const categories = (meant: Meaning['likely']): string | null =>
  meant.length > 0 ? either(meant.map(({ id }) => categoryLexeme(id))) : null

/** What each word is looked for as: itself or what it is misspelt for, and what else the thing is called. */
async function termsOf(db: Tx, words: readonly string[]): Promise<Map<string, Term>> {
  const others = new Map(words.map((word) => [word, otherWordsFor(word)]))
  const found = await findTerms(db, businessWords, [...new Set([...words, ...[...others.values()].flat()])])
  return new Map(
    words.flatMap((word) => {
      const own = found.get(word)
      if (!own) return []
      const { lexemes, users } = own
      // Another word is taken as it is written here; nobody has typed it wrongly.
      const more = (others.get(word) ?? []).flatMap((other) => found.get(other)?.lexemes.slice(0, 1) ?? [])
      return [[word, { lexemes: [...new Set([...lexemes, ...more])], users }] as const]
    }),
  )
}

const oneOf = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(' | ')
