/** What came in a body that nobody has checked yet. */
export type Fields = Record<string, unknown>

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value when it is an object, else an empty one. */
export const asObject = (value: unknown): Fields => (isObject(value) ? value : {})

/** Returns the value when it is a text that is not empty, else null. */
export const asText = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** Returns the value when it is a finite number, else null. */
export const asNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null
