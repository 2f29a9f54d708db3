import { editDistance, toleranceOf } from './edit-distance'

/**
 * Returns in how many letters a folded search differs from words of a folded text; null where one of its words is none of
 * them, not even misspelt. A word counts as far as it is typed, so that the list does not empty in the middle of it.
 */
export function misspeltRank(text: string, search: string): number | null {
  const words = text.split(' ')
  let sum = 0
  for (const searchWord of search.split(' ')) {
    const tolerance = toleranceOf(searchWord)
    const least = Math.min(...words.map((word) => distanceTo(word, searchWord, tolerance)))
    if (least > tolerance) return null
    sum += least
  }
  return sum
}

/** One letter more or less may be part of an unfinished word. */
function distanceTo(word: string, searchWord: string, maxDistance: number): number {
  if (word.startsWith(searchWord)) return 0
  const parts = [searchWord.length, searchWord.length + 1, word.length].map((length) => word.slice(0, length))
  return Math.min(...parts.map((part) => editDistance(part, searchWord, maxDistance)))
}
