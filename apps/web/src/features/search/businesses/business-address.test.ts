import { expect, it } from 'vitest'
import { businessSearchAddress, isForEngines, readAskedBusinesses } from './business-address'

it('an address that is read and written again asks for the same, and says nothing that was not asked for', () => {
  const asked = readAskedBusinesses({
    query: ' café ',
    tags: ['wifi', 'para-llevar'],
    radiusKm: '',
    page: '3',
  })
  expect(businessSearchAddress(asked)).toBe('/business/search?query=caf%C3%A9&tags=wifi&tags=para-llevar')
  expect(businessSearchAddress(asked, 2)).toMatch(/&page=2$/)
  expect(businessSearchAddress(readAskedBusinesses({}))).toBe('/business/search')
  expect(readAskedBusinesses({ tags: 'wifi,2' }).tags).toEqual(['wifi', '2'])
  expect(readAskedBusinesses({ tags: 'delivery,outdoor seating' }).tags).toEqual([
    'delivery',
    'outdoor seating',
  ])
  expect(readAskedBusinesses({ city: '12' })).toMatchObject({ cityId: '12', cityName: '' })
  expect(readAskedBusinesses({ city: 'Rosario' })).toMatchObject({ cityId: '', cityName: 'Rosario' })
})

it('search engines may list all businesses and a category of them, and nothing that is narrowed down further', () => {
  const listed: Record<string, string>[] = [{}, { category: 'cafes' }, { category: 'cafes', page: '2' }]
  for (const given of listed)
    expect(isForEngines(readAskedBusinesses(given)), JSON.stringify(given)).toBe(true)
  const others: Record<string, string>[] = [
    { query: 'x' },
    { tags: 'wifi' },
    { sort: 'rating' },
    { cityName: 'Rosario' },
    { open: 'true' },
  ]
  for (const given of others) {
    const asked = readAskedBusinesses({ category: 'cafes', ...given })
    expect(isForEngines(asked), JSON.stringify(given)).toBe(false)
  }
})
