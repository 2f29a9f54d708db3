import { editDistance, toleranceOf } from '@oficio/contracts/text/edit-distance'
import { soundOf } from '@oficio/contracts/text/words/spanish-words'
import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'

/** A word in the index, with the words that it may be a misspelling of. */
export interface Term {
  lexemes: readonly string[]
  users: number
}

/** Reads `word` and `users`, how many use it, from a list that the clock makes. */
export type WordList = Prisma.Sql

interface Row {
  word: string
  lexeme: string
  near: string | null
  users: number
}

/**
 * Returns what each word is searched as: itself, and where nobody uses it words that differ by a letter or sound
 * alike. Very common words ('muy') are left out.
 */
export async function findTerms(
  db: Tx,
  list: WordList,
  words: readonly string[],
): Promise<Map<string, Term>> {
  if (words.length === 0) return new Map()
  const rows = await db.$queryRaw<Row[]>`
    SELECT asked.word, own.lexeme, other.word AS near, coalesce(same.users, other.users, 0) AS users
    FROM unnest(${[...words]}::text[]) asked (word)
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
    ) other ON true`
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

const quoted = (lexeme: string, mark: string): string => `'${mark}${lexeme.replace(/['\\]/g, '$&$&')}'`

/** Returns the condition for rows that use one of the words, with their marks. */
export const anyOf = (lexemes: readonly string[], mark = ''): string =>
  `(${lexemes.map((lexeme) => quoted(lexeme, mark)).join(' | ')})`

/** Returns what holds of who uses all of the words, whatever form or misspelling of each. */
export const allOf = (terms: readonly Term[], mark = ''): string =>
  terms.map(({ lexemes }) => anyOf(lexemes, mark)).join(' & ')
