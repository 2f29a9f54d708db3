/** Returns how many letters of a word may differ in a misspelling, depending on its length. */
export const toleranceOf = (word: string): number => (word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0)

/**
 * Returns in how many letters two words differ. Two swapped neighbours count as one. Returns `maxDistance + 1` if there
 * are more differences.
 */
export function editDistance(a: string, b: string, maxDistance: number): number {
  if (Math.abs(a.length - b.length) > maxDistance) return maxDistance + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      let least = Math.min(
        at(above, column) + 1,
        at(line, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
      )
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwapped) least = Math.min(least, at(before, column - 2) + 1)
      line.push(least)
    }
    // The distance cannot get smaller in the remaining rows.
    if (Math.min(...line) > maxDistance) return maxDistance + 1
    before = above
    above = line
  }
  return at(above, b.length)
}

const at = (line: readonly number[], index: number): number => line[index] ?? Number.POSITIVE_INFINITY
