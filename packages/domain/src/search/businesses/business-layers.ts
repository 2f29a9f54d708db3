import type { Meaning } from '@oficio/contracts/text/words/interpret-words'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { allOf, anyOf, findTerms, type Term, type WordList } from '../words/find-terms'
import { findSynonyms } from './find-synonyms'

/** The words that occur in the texts of businesses. */
const businessWords: WordList = Prisma.sql`SELECT word, businesses AS users FROM business_search_words`

/** Returns the lexeme that marks the businesses of a category. */
export const categoryLexeme = (id: number): string => `#c${id}`

/** Prefix of a lexeme that comes from the name of a business. Each word of a name is stored with and without it. */
export const inName = '='

/** Queries that are searched together, as tsqueries. */
export interface LayerGroup {
  /** Best layer first. A business belongs to the first layer that matches it. */
  layers: readonly string[]
  /** One query that matches every business that any of the layers matches. */
  all: string
}

/**
 * Returns the search groups, best first: a group is searched only if the group before it finds nothing. Returns null
 * without any words or categories.
 *
 * The first group has these layers: businesses with all words in the name; businesses in a likely category that match
 * the words beside the category ('cafetería rosario'); businesses with all words; the rest of the category. The last
 * group matches possible categories, or any one word.
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
  // Businesses with all words come before the rest of the category.
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

/**
 * Returns the search term of each word: the word or its spelling correction, with synonyms. Omits very common words.
 */
async function termsOf(db: Tx, words: readonly string[]): Promise<Map<string, Term>> {
  const otherWords = new Map(words.map((word) => [word, findSynonyms(word)]))
  const termByWord = await findTerms(db, businessWords, [
    ...new Set([...words, ...[...otherWords.values()].flat()]),
  ])
  return new Map(
    words.flatMap((word) => {
      const own = termByWord.get(word)
      if (!own) return []
      const { lexemes, users } = own
      // Synonyms need no spelling correction, because they come from our own list.
      const more = (otherWords.get(word) ?? []).flatMap(
        (other) => termByWord.get(other)?.lexemes.slice(0, 1) ?? [],
      )
      return [[word, { lexemes: [...new Set([...lexemes, ...more])], users }] as const]
    }),
  )
}

const oneOf = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(' | ')
