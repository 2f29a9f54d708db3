import { editDistance, toleranceOf } from '@oficio/contracts/text/edit-distance'
import type { Tx } from '@oficio/db/client'
import { soundOf } from '../words/spanish-words'

/** A word as it stands in what professionals say of themselves, with those that it may be misspelt for. */
export interface Term {
  lexemes: readonly string[]
  /** How many professionals use one of them. */
  professionals: number
}

interface Row {
  word: string
  lexeme: string
  near: string | null
  professionals: number
}

/**
 * Returns what each word is looked for as: itself, and where nobody uses it those that differ by a letter or sound alike.
 * Words that are in everybody's mouth ('muy') are left out.
 */
export async function findTerms(db: Tx, words: readonly string[]): Promise<Map<string, Term>> {
  if (words.length === 0) return new Map()
  const rows = await db.$queryRaw<Row[]>`
    SELECT asked.word, own.lexeme, other.word AS near, coalesce(same.professionals, other.professionals, 0) AS professionals
    FROM unnest(${[...words]}::text[]) asked (word)
    CROSS JOIN LATERAL unnest(tsvector_to_array(to_tsvector('oficio', asked.word))) own (lexeme)
    LEFT JOIN search_words same ON same.word = own.lexeme
    LEFT JOIN LATERAL (
      SELECT known.word, known.professionals
      FROM search_words known
      WHERE same.word IS NULL AND length(asked.word) >= 4 AND known.word !~ '[^a-z]'
        AND (known.word % asked.word OR known.word % own.lexeme)
      ORDER BY greatest(similarity(known.word, asked.word), similarity(known.word, own.lexeme)) DESC,
        known.professionals DESC, known.word
      LIMIT 10
    ) other ON true`
  const terms = new Map<string, Term>()
  for (const { word, lexeme, near, professionals } of rows) {
    const { lexemes = [lexeme], professionals: before = 0 } = terms.get(word) ?? {}
    const isNear = near !== null && (areAlike(word, near) || areAlike(lexeme, near))
    const isCounted = near === null || isNear
    terms.set(word, {
      lexemes: isNear ? [...lexemes, near] : lexemes,
      professionals: isCounted ? before + professionals : before,
    })
  }
  return terms
}

const areAlike = (a: string, b: string): boolean =>
  editDistance(soundOf(a), soundOf(b), toleranceOf(a)) <= toleranceOf(a)

const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`
const either = (lexemes: readonly string[]): string => `(${lexemes.map(quoted).join(' | ')})`

/** Returns what holds of who uses all of the words, whatever form or misspelling of each. */
export const allOf = (terms: readonly Term[]): string =>
  terms.map(({ lexemes }) => either(lexemes)).join(' & ')

/** Returns what holds of who has one of the rubros. */
export const oneOfRubros = (ids: readonly number[]): string => either(ids.map(rubroLexeme))
export const rubroLexeme = (id: number): string => `#${id}`
/** Stands among the words for all who are listed. */
export const everybody = '#'
