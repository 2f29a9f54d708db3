import { inOwnWords } from '@oficio/contracts/texts'
import type { z } from 'zod'

interface Read<Query> {
  /** Null if a typed value is invalid. */
  query: Query | null
  /** The error texts by field. */
  faults: Record<string, string>
}

/**
 * Returns the parameters that a page uses: without `radius` in metres, which only API calls use. Drops a point with
 * only one coordinate, because no field could show its error.
 */
export function pageParametersOf(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { radius: _metres, latitude, longitude, ...rest } = parameters
  return latitude && longitude ? { ...rest, latitude, longitude } : rest
}

/**
 * Returns the search in the parameters of an address. Errors of typed values are returned; invalid values that no form
 * offers are dropped.
 */
export function readSearch<Schema extends z.ZodType>(
  schema: Schema,
  parameters: Readonly<Record<string, unknown>>,
  typedNames: readonly string[],
): Read<z.output<Schema>> {
  const first = schema.safeParse(parameters, inOwnWords)
  if (first.success) return { query: first.data, faults: {} }
  const faults = first.error.issues.map(({ path, message }) => [String(path[0]), message] as const)
  const typedFaults = faults.filter(([name]) => typedNames.includes(name))
  // Reversed, so that the first of several errors of a field is kept.
  if (typedFaults.length > 0) return { query: null, faults: Object.fromEntries(typedFaults.toReversed()) }
  const wrong = new Set(faults.map(([name]) => name))
  const rest = Object.fromEntries(Object.entries(parameters).filter(([name]) => !wrong.has(name)))
  // Parsed again, because the schema compares fields only when each of them is valid.
  return readSearch(schema, rest, typedNames)
}
