import { inOwnWords } from '@oficio/contracts/texts'
import type { z } from 'zod'

interface Read<Query> {
  /** Null where something that was typed cannot be read. */
  query: Query | null
  /** What is wrong with it, by field, in the words that stand beside it. */
  faults: Record<string, string>
}

/** Returns the address of a page without what only calls of the API say: metres. Half a point is dropped, as it has no field. */
export function asOfPage(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { radius: _metres, latitude, longitude, ...rest } = given
  return latitude && longitude ? { ...rest, latitude, longitude } : rest
}

/**
 * Returns what an address asks for. Faults of what people type are told; a choice that no form offers is left out, as if it
 * had not been made.
 */
export function readSearch<Schema extends z.ZodType>(
  schema: Schema,
  given: Readonly<Record<string, unknown>>,
  typed: readonly string[],
): Read<z.output<Schema>> {
  const first = schema.safeParse(given, inOwnWords)
  if (first.success) return { query: first.data, faults: {} }
  const faults = first.error.issues.map(({ path, message }) => [String(path[0]), message] as const)
  const told = faults.filter(([name]) => typed.includes(name))
  // Of several faults of a field the first is told.
  if (told.length > 0) return { query: null, faults: Object.fromEntries(told.toReversed()) }
  const wrong = new Set(faults.map(([name]) => name))
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)))
  // Parts that contradict each other are judged once each of them is right by itself.
  return readSearch(schema, rest, typed)
}
