/** The id of our own place consists of its kind and its key within the kind. Neither ever changes. */
const shape = /^oficio:([a-z]+):([A-Za-z0-9:-]+)$/

export const placeIdOf = (kind: string, key: string | number): string => `oficio:${kind}:${key}`

/** Returns the kind and key of our own id; null for an id of another service. */
export function readPlaceId(id: string): { kind: string; key: string } | null {
  const [, kind, key] = shape.exec(id) ?? []
  return kind === undefined || key === undefined ? null : { kind, key }
}

/** Returns the key as the numeric id of a reference table, or null for any other key. */
export const readNumber = (key: string): number | null => (/^\d{1,9}$/.test(key) ? Number(key) : null)
