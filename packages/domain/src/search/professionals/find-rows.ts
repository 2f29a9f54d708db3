import type { Tx } from '@oficio/db/client'
import { type Matches, readByWords, readPlace } from './read-few'
import type { Candidates, Conditions, SoughtWords } from './row-source'
import { walkBest } from './walk-best'

/** Up to this estimated number, matches of the words are read without a comparison of costs. */
const fewWords = 300
/** Estimated number of matches that `walkBest` reads before it has found and counted the best. */
const maxExpected = 400

/**
 * Returns the best `limit` matches, in the order of docs/product.md, 'Search': by score minus the points for the
 * distance, then nearest, then by id. Chooses the cheapest strategy, whose cost does not grow with the number of
 * professionals (docs/search.md).
 */
export async function findRows(
  db: Tx,
  candidates: Candidates,
  conditions: Conditions,
  limit: number,
): Promise<Matches> {
  const { words } = candidates
  const { near } = conditions
  if (words && words.expected <= fewWords) return readByWords(db, candidates, words, conditions, limit)
  const inPlace = near && (await readPlace(db, candidates, { ...conditions, near }, limit))
  if (inPlace) return inPlace
  return words && isSoonerRead(words, maxExpected)
    ? readByWords(db, candidates, words, conditions, limit)
    : walkBest(db, candidates, conditions, limit)
}

/** Returns whether reading all matches of the words costs less than walking until `walkedRows` of them were found. */
export const isSoonerRead = ({ share, expected }: SoughtWords, walkedRows: number): boolean =>
  expected * share <= walkedRows
