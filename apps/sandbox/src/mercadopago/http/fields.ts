/** The fields of a body that was not validated yet. */
export type Fields = Record<string, unknown>

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value if it is an object, otherwise an empty object. */
export const asObject = (value: unknown): Fields => (isObject(value) ? value : {})

/** Returns the value if it is a non-empty text, otherwise null. */
export const asText = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** Returns the value if it is a finite number, otherwise null. */
export const asNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null
