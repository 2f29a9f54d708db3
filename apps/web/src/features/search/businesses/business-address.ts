import { paths } from '@oficio/contracts/paths'

/** What the address says, as it was typed or chosen: a field that was wrong keeps what somebody wrote into it. */
export interface AskedBusinesses {
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

/** Their order in an address. */
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

export function readAskedBusinesses(parameters: Parameters): AskedBusinesses {
  const textOf = (name: string) => {
    const value = parameters[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  // The keys are those of the type.
  const fields = Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<
    (typeof names)[number],
    string
  >
  const tags = [parameters.tags ?? []].flat().flatMap((text) => text.split(','))
  // A town may be named by its id or its name under one parameter.
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

export const everyBusiness = readAskedBusinesses({})

/** Nothing that says where. */
export const anywhere = { cityName: '', cityId: '', latitude: '', longitude: '', radiusKm: '' } as const

/** Returns the address of the same search on that page; what was not asked for is left out. */
export function businessSearchAddress(fields: AskedBusinesses, page = 1): string {
  const parameters = new URLSearchParams()
  for (const name of names) if (fields[name] !== '') parameters.set(name, fields[name])
  for (const tag of fields.tags) parameters.append('tags', tag)
  if (page > 1) parameters.set('page', String(page))
  const path = paths.searchBusinesses()
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** How many filters behind the fold narrow the search down. */
export const countFilters = ({ tags, open, radiusKm }: AskedBusinesses): number =>
  [tags.join(), open, radiusKm].filter((value) => value !== '').length

/** Whether search engines may list an address: all businesses, or a category of them, on any page. */
export const isForEngines = ({ category, ...asked }: AskedBusinesses): boolean =>
  businessSearchAddress({ ...asked, category: '' }) === paths.searchBusinesses()
