import { editDistance, toleranceOf } from './edit-distance'

/**
 * Returns in how many letters a folded search differs from the words of a folded text. Returns null if a word of the
 * search is not even a misspelling of any word. A word may be unfinished, so that results do not vanish while the user
 * types.
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

/** Compares also with beginnings of the word, because an unfinished word may have one letter too many or too few. */
function distanceTo(word: string, searchWord: string, maxDistance: number): number {
  if (word.startsWith(searchWord)) return 0
  const parts = [searchWord.length, searchWord.length + 1, word.length].map((length) => word.slice(0, length))
  return Math.min(...parts.map((part) => editDistance(part, searchWord, maxDistance)))
}
