/** The fields of a search that a form sends along unchanged, by their names. */
export type KeptFields = readonly (readonly [name: string, value: string])[]

/** Returns the filled-in fields. A list gives a field for each of its values. */
export const keptFields = (
  fields: Readonly<Record<string, string>>,
  lists: Readonly<Record<string, readonly string[]>> = {},
): KeptFields => [
  ...Object.entries(fields).filter(([, value]) => value !== ''),
  ...Object.entries(lists).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
]
