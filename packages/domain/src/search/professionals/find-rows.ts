import type { Tx } from '@oficio/db/client'
import { type Matches, readByWords, readPlace } from './read-few'
import type { Candidates, Conditions, SoughtWords } from './row-source'
import { walkBest } from './walk-best'

/** So few are read at once, whatever a walk would cost. */
const fewWords = 300
/** The largest number of matches that a walk meets until the best are found and counted. */
const maxExpected = 400

/**
 * Returns the best so many, in the order of docs/product.md, 'Search': by score less what the distance takes away, then
 * nearest, then by id. They are found in the way that costs the least, and that does not grow with the number of
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

/** Whether reading all who say so costs less than walking on until so many of them were met. */
export const isSoonerRead = ({ share, expected }: SoughtWords, walked: number): boolean =>
  expected * share <= walked
