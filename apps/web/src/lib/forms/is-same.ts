/**
 * Returns whether two form values are deeply equal, regardless of the order of keys. Supports texts, numbers, lists and
 * records.
 */
export const isSame = (a: unknown, other: unknown): boolean => canonical(a) === canonical(other)

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
