const intervals = 4

/**
 * Returns the values of a vertical axis: from 0 to at least the maximum, in at most four equal steps of 1, 2 or 5 times a
 * power of ten. Only whole numbers, because charts count things.
 */
export function niceTicks(max: number): number[] {
  const rough = Math.max(1, max) / intervals
  const power = 10 ** Math.max(0, Math.floor(Math.log10(rough)))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power
  const count = Math.max(1, Math.ceil(max / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
