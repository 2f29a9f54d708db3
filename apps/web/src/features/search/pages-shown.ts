const windowSize = 5

/**
 * Returns the pages to link: all pages if there are five or fewer, otherwise five around the current page, and the
 * first and last. Null marks a gap.
 */
export function pagesShown(current: number, total: number): (number | null)[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (total <= windowSize) return range(1, total)
  const from = Math.min(Math.max(current - 2, 1), total - windowSize + 1)
  const to = from + windowSize - 1
  return [
    ...(from > 1 ? [1] : []),
    ...(from > 2 ? [null] : []),
    ...range(from, to),
    ...(to < total - 1 ? [null] : []),
    ...(to < total ? [total] : []),
  ]
}
