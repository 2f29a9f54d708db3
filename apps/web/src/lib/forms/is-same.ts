/** Returns whether two states of a form hold the same: texts, numbers, lists and records of them, in whatever order of names. */
export const isSame = (a: unknown, other: unknown): boolean => canonical(a) === canonical(other)

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
