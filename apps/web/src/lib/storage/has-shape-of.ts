/**
 * Returns whether a stored value has the shape of the example: the same fields with the same types. Does not check the
 * items of lists. Where the example has null, accepts null or a text. Needed because storage outlives versions of the
 * site. A schema would be more code than the page that reads the value.
 */
export function hasShapeOf<T>(value: unknown, example: T): value is T {
  if (example === null) return value === null || typeof value === 'string'
  if (Array.isArray(example)) return Array.isArray(value)
  if (typeof example !== 'object') return typeof value === typeof example
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(example).every(([name, part]) => hasShapeOf(Reflect.get(value, name), part))
}
