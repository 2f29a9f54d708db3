/**
 * Returns whether what this browser had stored still has the shape of the example: the same fields, each of the same kind;
 * lists are not looked into, and where the example has null, null or a text will do. Storage outlives versions of the
 * site, and a schema of the contracts would bring more code than the page that reads it.
 */
export function isLike<T>(value: unknown, example: T): value is T {
  if (example === null) return value === null || typeof value === 'string'
  if (Array.isArray(example)) return Array.isArray(value)
  if (typeof example !== 'object') return typeof value === typeof example
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(example).every(([name, part]) => isLike(Reflect.get(value, name), part))
}
