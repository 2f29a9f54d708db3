import { paths } from '@oficio/contracts/paths'

/** The search in the address, as typed or chosen. Values are not validated, so that a faulty field keeps its text. */
export interface SearchFields {
  query: string
  rubroIds: readonly string[]
  location: string
  latitude: string
  longitude: string
  radiusKm: string
  minRating: string
  responseMinutes: string
  availability: string
}

const names = [
  'query',
  'location',
  'latitude',
  'longitude',
  'radiusKm',
  'minRating',
  'responseMinutes',
  'availability',
] as const

/** Returns the search in the parameters of an address. */
export function readSearchFields(parameters: Readonly<Record<string, string | string[]>>): SearchFields {
  const textOf = (name: string) => {
    const value = parameters[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const rubroIds = [parameters.rubroIds ?? []].flat().flatMap((ids) => ids.split(','))
  // The keys are exactly the keys of `names`.
  const fields = Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<
    (typeof names)[number],
    string
  >
  return { ...fields, rubroIds: rubroIds.map((id) => id.trim()).filter(Boolean) }
}

/** Returns the address of the search on that page. Leaves out empty fields. */
export function searchAddress(fields: SearchFields, page = 1): string {
  const parameters = new URLSearchParams()
  for (const name of names) if (fields[name] !== '') parameters.set(name, fields[name])
  for (const id of fields.rubroIds) parameters.append('rubroIds', id)
  if (page > 1) parameters.set('page', String(page))
  return parameters.size > 0 ? `${paths.searchProfessionals()}?${parameters}` : paths.searchProfessionals()
}

/** The fields of a search without filters other than words and place. */
export const noFilters = {
  rubroIds: [],
  radiusKm: '',
  minRating: '',
  responseMinutes: '',
  availability: '',
} as const satisfies Partial<SearchFields>

/** Returns how many filters other than words and place are set. */
export const countFilters = ({
  rubroIds,
  minRating,
  responseMinutes,
  availability,
  radiusKm,
}: SearchFields): number =>
  [rubroIds.join(), minRating, responseMinutes, availability, radiusKm].filter(
    (value) => value !== '' && value !== '0',
  ).length
