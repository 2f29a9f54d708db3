import { inOwnWords } from '@oficio/contracts/texts'
import type { z } from 'zod'

interface Read<Query> {
  /** Null where a typed value cannot be read. */
  query: Query | null
  /** What is wrong with it, by field, in the words that stand beside it. */
  faults: Record<string, string>
}

/** Returns the address of a page without what only calls of the API say: metres. Half a point is dropped, as it has no field. */
export function asOfPage(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { radius: _metres, latitude, longitude, ...rest } = parameters
  return latitude && longitude ? { ...rest, latitude, longitude } : rest
}

/** Returns the search of an address. Faults of typed values are shown; a choice that no form offers is ignored. */
export function readSearch<Schema extends z.ZodType>(
  schema: Schema,
  parameters: Readonly<Record<string, unknown>>,
  typedNames: readonly string[],
): Read<z.output<Schema>> {
  const first = schema.safeParse(parameters, inOwnWords)
  if (first.success) return { query: first.data, faults: {} }
  const faults = first.error.issues.map(({ path, message }) => [String(path[0]), message] as const)
  const typedFaults = faults.filter(([name]) => typedNames.includes(name))
  // The first of several faults of a field is shown.
  if (typedFaults.length > 0) return { query: null, faults: Object.fromEntries(typedFaults.toReversed()) }
  const wrong = new Set(faults.map(([name]) => name))
  const rest = Object.fromEntries(Object.entries(parameters).filter(([name]) => !wrong.has(name)))
  // Parts that contradict each other are judged once each of them is right by itself.
  return readSearch(schema, rest, typedNames)
}
