import { expect, it } from 'vitest'
import { businessSearchQuery } from './businesses'
import { searchQuery } from './professionals'
import { radiusKmOf } from './search-fields'
import { requestSearchQuery } from './service-requests'

const faultsOf = (values: object) =>
  [searchQuery, businessSearchQuery].map((query) => namesOf(query.safeParse(values)))
const namesOf = ({
  error,
}: ReturnType<typeof searchQuery.safeParse | typeof businessSearchQuery.safeParse>) =>
  error?.issues.map(({ path }) => path.join('.')) ?? []

it('refuses half a point and two radii by name', () => {
  expect(faultsOf({ latitude: '-32.95' })).toEqual([['longitude'], ['longitude']])
  expect(faultsOf({ longitude: '-60.64' })).toEqual([['latitude'], ['latitude']])
  expect(faultsOf({ radius: '5000', radiusKm: '5' })).toEqual([['radiusKm'], ['radiusKm']])
  expect(faultsOf({ latitude: '', longitude: '', radius: '' })).toEqual([[], []])
})

it('takes metres as radius and kilometres as radiusKm', () => {
  const km = (values: object) => radiusKmOf(searchQuery.parse(values))
  expect(km({ radius: '5000' })).toBe(5)
  expect(km({ radiusKm: '5' })).toBe(5)
  expect(km({})).toBeUndefined()
  expect(searchQuery.safeParse({ radius: '100001' }).success).toBe(false)
})

it('reads a list that is repeated, parted by commas, or both', () => {
  for (const rubroIds of ['1,2', ['1', '2'], ['1,2'], ['1', ' 2 ', '']])
    expect(searchQuery.parse({ rubroIds }).rubroIds).toEqual([1, 2])
  for (const statuses of ['open,completed', ['open', 'completed'], ['open,completed']])
    expect(requestSearchQuery.parse({ statuses }).statuses).toEqual(['open', 'completed'])
})
