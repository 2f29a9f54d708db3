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

/** In this order they stand in an address. */
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

type Given = Readonly<Record<string, string | string[]>>

export function readAskedBusinesses(given: Given): AskedBusinesses {
  const one = (name: string) => {
    const value = given[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  // The keys are those of the type.
  const fields = Object.fromEntries(names.map((name) => [name, one(name)])) as Record<
    (typeof names)[number],
    string
  >
  const tags = [given.tags ?? []].flat().flatMap((text) => text.split(','))
  // A town may be named by its id or its name under one parameter.
  const city = one('city')
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
export function businessSearchAddress(asked: AskedBusinesses, page = 1): string {
  const parameters = new URLSearchParams()
  for (const name of names) if (asked[name] !== '') parameters.set(name, asked[name])
  for (const tag of asked.tags) parameters.append('tags', tag)
  if (page > 1) parameters.set('page', String(page))
  const path = paths.searchBusinesses()
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** How many filters behind the fold narrow the search down. */
export const countFilters = ({ tags, open, radiusKm }: AskedBusinesses): number =>
  [tags.join(), open, radiusKm].filter((value) => value !== '').length

/** Whether an address is one that search engines may list: all businesses, or a category of them, on any page. */
export const isForEngines = ({ category, ...asked }: AskedBusinesses): boolean =>
  businessSearchAddress({ ...asked, category: '' }) === paths.searchBusinesses()
