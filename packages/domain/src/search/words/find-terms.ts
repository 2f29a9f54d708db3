import { editDistance, toleranceOf } from '@oficio/contracts/text/edit-distance'
import { soundOf } from '@oficio/contracts/text/words/spanish-words'
import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import { plannedOnce } from '@oficio/db/statement-names'

/** A searched word: its lexemes, including possible corrections of a misspelling, and the number of users of them. */
export interface Term {
  lexemes: readonly string[]
  users: number
}

/** An SQL query for `word` and `users` (how many use the word), from a list that the clock updates. */
export type WordList = Prisma.Sql

interface Row {
  word: string
  lexeme: string
  near: string | null
  users: number
}

/**
 * Returns the terms by which each word is searched: the word itself and, if nobody uses it, words that differ by a
 * letter or sound alike. Omits very common words ('muy').
 */
export async function findTerms(
  db: Tx,
  list: WordList,
  words: readonly string[],
): Promise<Map<string, Term>> {
  if (words.length === 0) return new Map()
  const rows = await db.$queryRaw<Row[]>`
    SELECT asked.word, own.lexeme, other.word AS near, coalesce(same.users, other.users, 0) AS users
    FROM unnest(ARRAY(SELECT unnest(${[...words]}::text[]))) asked (word)
    CROSS JOIN LATERAL unnest(tsvector_to_array(to_tsvector('oficio', asked.word))) own (lexeme)
    LEFT JOIN (${list}) same ON same.word = own.lexeme
    LEFT JOIN LATERAL (
      SELECT known.word, known.users
      FROM (${list}) known
      WHERE same.word IS NULL AND length(asked.word) >= 4 AND known.word !~ '[^a-z]'
        AND (known.word % asked.word OR known.word % own.lexeme)
      ORDER BY greatest(similarity(known.word, asked.word), similarity(known.word, own.lexeme)) DESC,
        known.users DESC, known.word
      LIMIT 10
    ) other ON true ${plannedOnce}`
  const terms = new Map<string, Term>()
  for (const { word, lexeme, near, users } of rows) {
    const { lexemes = [lexeme], users: before = 0 } = terms.get(word) ?? {}
    const isNear = near !== null && (areAlike(word, near) || areAlike(lexeme, near))
    const isCounted = near === null || isNear
    terms.set(word, {
      lexemes: isNear ? [...lexemes, near] : lexemes,
      users: isCounted ? before + users : before,
    })
  }
  return terms
}

const areAlike = (a: string, b: string): boolean =>
  editDistance(soundOf(a), soundOf(b), toleranceOf(a)) <= toleranceOf(a)

const quoteLexeme = (lexeme: string, mark: string): string => `'${mark}${lexeme.replace(/['\\]/g, '$&$&')}'`

/** Returns the tsquery for rows that use at least one of the lexemes, each prefixed with `mark`. */
export const anyOf = (lexemes: readonly string[], mark = ''): string =>
  `(${lexemes.map((lexeme) => quoteLexeme(lexeme, mark)).join(' | ')})`

/** Returns the tsquery for rows that use all of the terms, each in any of its forms or corrections. */
export const allOf = (terms: readonly Term[], mark = ''): string =>
  terms.map(({ lexemes }) => anyOf(lexemes, mark)).join(' & ')
