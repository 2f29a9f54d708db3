type SearchParams = Record<string, string | string[] | undefined>

/** The query of a page. Omits names that occur more than once. */
export type Query = Readonly<Record<string, string>>

/** The query of a page with repeated names as lists, as API calls read them. */
export type EveryQuery = Readonly<Record<string, string | string[]>>

export const queryOf = (searchParams: SearchParams): Query =>
  Object.fromEntries(
    Object.entries(everyQueryOf(searchParams)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** Omits values with a NUL character, because the database rejects them. */
export const everyQueryOf = (searchParams: SearchParams): EveryQuery =>
  Object.fromEntries(
    Object.entries(searchParams).filter(
      (entry): entry is [string, string | string[]] => entry[1] !== undefined && !holdsNul(entry[1]),
    ),
  )

const holdsNul = (value: string | string[]): boolean => [value].flat().some((item) => item.includes('\0'))
