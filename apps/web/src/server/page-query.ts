type SearchParams = Record<string, string | string[] | undefined>

/** What an address asks for; a name that it gives more than once counts as not given. */
export type Query = Readonly<Record<string, string>>

/** The same with the names that are given more than once, as a call of the API reads them. */
export type EveryQuery = Readonly<Record<string, string | string[]>>

export const queryOf = (searchParams: SearchParams): Query =>
  Object.fromEntries(
    Object.entries(everyQueryOf(searchParams)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** What holds a NUL counts as not given: the database takes it in no question. */
export const everyQueryOf = (searchParams: SearchParams): EveryQuery =>
  Object.fromEntries(
    Object.entries(searchParams).filter(
      (entry): entry is [string, string | string[]] => entry[1] !== undefined && !holdsNul(entry[1]),
    ),
  )

const holdsNul = (value: string | string[]): boolean => [value].flat().some((one) => one.includes('\0'))
