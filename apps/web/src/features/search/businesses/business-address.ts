import { paths } from '@oficio/contracts/paths'

/** The search in the address, as typed or chosen. Values are not validated, so that a faulty field keeps its text. */
export interface BusinessSearchFields {
  query: string
  category: string
  cityName: string
  cityId: string
  latitude: string
  longitude: string
  radiusKm: string
  open: string
  sort: string
  tags: readonly string[]
}

/** The parameters in the order of an address. */
const names = [
  'query',
  'category',
  'cityName',
  'cityId',
  'latitude',
  'longitude',
  'radiusKm',
  'open',
  'sort',
] as const

type Parameters = Readonly<Record<string, string | string[]>>

/** Returns the search in the parameters of an address. */
export function readBusinessSearchFields(parameters: Parameters): BusinessSearchFields {
  const textOf = (name: string) => {
    const value = parameters[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  // The keys are exactly the keys of `names`.
  const fields = Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<
    (typeof names)[number],
    string
  >
  const tags = [parameters.tags ?? []].flat().flatMap((text) => text.split(','))
  // The parameter `city` contains the id or the name of a town.
  const city = textOf('city')
  const cityId = fields.cityId || (/^\d+$/.test(city) ? city : '')
  const cityName = fields.cityName || (/^\d+$/.test(city) ? '' : city)
  return {
    ...fields,
    cityId,
    cityName,
    tags: tags.map((tag) => tag.trim()).filter((tag) => tag !== ''),
  }
}

export const everyBusiness = readBusinessSearchFields({})

/** The fields of a search without a place. */
export const noPlace = { cityName: '', cityId: '', latitude: '', longitude: '', radiusKm: '' } as const

/** Returns the address of the search on that page. Leaves out empty fields. */
export function businessSearchAddress(fields: BusinessSearchFields, page = 1): string {
  const parameters = new URLSearchParams()
  for (const name of names) if (fields[name] !== '') parameters.set(name, fields[name])
  for (const tag of fields.tags) parameters.append('tags', tag)
  if (page > 1) parameters.set('page', String(page))
  const path = paths.searchBusinesses()
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** Returns how many of the collapsed filters are set. */
export const countFilters = ({ tags, open, radiusKm }: BusinessSearchFields): number =>
  [tags.join(), open, radiusKm].filter((value) => value !== '').length

/** Returns whether search engines may index the address: only all businesses or one category, on any page. */
export const isForEngines = ({ category, ...otherFields }: BusinessSearchFields): boolean =>
  businessSearchAddress({ ...otherFields, category: '' }) === paths.searchBusinesses()
