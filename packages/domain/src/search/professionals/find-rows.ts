import type { Tx } from '@oficio/db/client'
import { type Found, readByWords, readPlace } from './read-few'
import type { Among, Narrowed, SoughtWords } from './row-source'
import { walkBest } from './walk-best'

/** So few are read at once, whatever a walk would cost. */
const fewWords = 300
/** Whoever walks meets so many who answer until the best are found and counted. */
const met = 400

/**
 * Returns the best so many, in the order of docs/product.md, 'Search': by score less what the distance takes away, then
 * nearest, then by id. They are found in the way that costs the least, and that does not grow with the number of
 * professionals (docs/search.md).
 */
export async function findRows(db: Tx, among: Among, narrowed: Narrowed, most: number): Promise<Found> {
  const { words } = among
  const { near } = narrowed
  if (words && words.expected <= fewWords) return readByWords(db, among, words, narrowed, most)
  const inPlace = near && (await readPlace(db, among, { ...narrowed, near }, most))
  if (inPlace) return inPlace
  return words && isSoonerRead(words, met)
    ? readByWords(db, among, words, narrowed, most)
    : walkBest(db, among, narrowed, most)
}

/** Whether reading all who say so costs less than walking on until so many of them were met. */
export const isSoonerRead = ({ share, expected }: SoughtWords, walked: number): boolean =>
  expected * share <= walked
