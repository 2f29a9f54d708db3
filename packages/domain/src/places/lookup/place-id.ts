/** The id of a place of our own is built of a word for its kind and of the id that it has there, which both never change. */
const shape = /^oficio:([a-z]+):([A-Za-z0-9:-]+)$/

export const placeIdOf = (kind: string, key: string | number): string => `oficio:${kind}:${key}`

/** Returns what an id of our own stands for; null for that of another service. */
export function readPlaceId(id: string): { kind: string; key: string } | null {
  const [, kind, key] = shape.exec(id) ?? []
  return kind === undefined || key === undefined ? null : { kind, key }
}

/** Returns the number of a reference table that a key is; null where it is none. */
export const readNumber = (key: string): number | null => (/^\d{1,9}$/.test(key) ? Number(key) : null)
