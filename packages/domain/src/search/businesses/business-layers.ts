import type { Meaning } from '@oficio/contracts/text/words/meant'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { allOf, anyOf, findTerms, type Term, type WordList } from '../words/find-terms'
import { otherWordsFor } from './other-words'

/** The words that businesses use of themselves. */
const businessWords: WordList = Prisma.sql`SELECT word, businesses AS users FROM business_search_words`

/** Returns how a business in a category is marked among its words. */
export const categoryLexeme = (id: number): string => `#c${id}`

/** Each word of a name stands among the words once more, so marked. */
export const inName = '='

/** What answers a text, as tsqueries. */
export interface LayerGroup {
  /** The best layers come first, and a business is in the first layer that matches it. */
  layers: readonly string[]
  /** Holds of whatever one of them finds. */
  all: string
}

/**
 * Returns the search groups, best first: a group is only searched when the group before it is empty. Null: nothing was
 * typed.
 *
 * First businesses of that name; then businesses in a meant category with all words that the category does not answer
 * ('cafetería rosario'); then businesses with all words; then the rest of the category.
 */
export async function businessLayers(db: Tx, meaning: Meaning): Promise<LayerGroup[] | null> {
  const terms = await termsOf(db, meaning.words)
  const termsAmong = (words: readonly string[]) => words.flatMap((word) => terms.get(word) ?? [])
  const [all, rest] = [termsAmong(meaning.words), termsAmong(meaning.rest)]
  const likelyCategories = categories(meaning.likely)
  if (all.length === 0)
    return likelyCategories === null ? null : [{ layers: [likelyCategories], all: likelyCategories }]
  const nameTerms = allOf(all, inName)
  const allTerms = allOf(all)
  const inMeant =
    likelyCategories === null
      ? []
      : [
          `${likelyCategories} & ${allTerms}`,
          ...(rest.length > 0 ? [`${likelyCategories} & ${allOf(rest)}`] : []),
          likelyCategories,
        ]
  // All words stand before the rest of the category.
  const layers = [nameTerms, ...inMeant.slice(0, -1), allTerms, ...inMeant.slice(-1)]
  const possibleCategories = categories(meaning.possible)
  const anyWord = anyOf(all.flatMap(({ lexemes }) => lexemes))
  const lastResort = [...(possibleCategories === null ? [] : [possibleCategories]), anyWord]
  return [
    { layers, all: likelyCategories === null ? allTerms : oneOf([allTerms, likelyCategories]) },
    { layers: lastResort, all: oneOf(lastResort) },
  ]
}

const categories = (items: Meaning['likely']): string | null =>
  items.length > 0 ? anyOf(items.map(({ id }) => categoryLexeme(id))) : null

/** What each word is looked for as: itself or what it is misspelt for, and what else the thing is called. */
async function termsOf(db: Tx, words: readonly string[]): Promise<Map<string, Term>> {
  const otherWords = new Map(words.map((word) => [word, otherWordsFor(word)]))
  const termByWord = await findTerms(db, businessWords, [
    ...new Set([...words, ...[...otherWords.values()].flat()]),
  ])
  return new Map(
    words.flatMap((word) => {
      const own = termByWord.get(word)
      if (!own) return []
      const { lexemes, users } = own
      // Another word is taken as it is written here; nobody has typed it wrongly.
      const more = (otherWords.get(word) ?? []).flatMap(
        (other) => termByWord.get(other)?.lexemes.slice(0, 1) ?? [],
      )
      return [[word, { lexemes: [...new Set([...lexemes, ...more])], users }] as const]
    }),
  )
}

const oneOf = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(' | ')
