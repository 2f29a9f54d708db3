import { expect, it } from 'vitest'
import { businessSearchAddress, isForEngines, readBusinessSearchFields } from './business-address'

it('an address that is read and written again asks for the same, and says nothing that was not asked for', () => {
  const fields = readBusinessSearchFields({
    query: ' café ',
    tags: ['wifi', 'para-llevar'],
    radiusKm: '',
    page: '3',
  })
  expect(businessSearchAddress(fields)).toBe('/business/search?query=caf%C3%A9&tags=wifi&tags=para-llevar')
  expect(businessSearchAddress(fields, 2)).toMatch(/&page=2$/)
  expect(businessSearchAddress(readBusinessSearchFields({}))).toBe('/business/search')
  expect(readBusinessSearchFields({ tags: 'wifi,2' }).tags).toEqual(['wifi', '2'])
  expect(readBusinessSearchFields({ tags: 'delivery,outdoor seating' }).tags).toEqual([
    'delivery',
    'outdoor seating',
  ])
  expect(readBusinessSearchFields({ city: '12' })).toMatchObject({ cityId: '12', cityName: '' })
  expect(readBusinessSearchFields({ city: 'Rosario' })).toMatchObject({ cityId: '', cityName: 'Rosario' })
})

it('search engines may list all businesses and a category of them, and nothing that is narrowed down further', () => {
  const listedParameters: Record<string, string>[] = [
    {},
    { category: 'cafes' },
    { category: 'cafes', page: '2' },
  ]
  for (const parameters of listedParameters)
    expect(isForEngines(readBusinessSearchFields(parameters)), JSON.stringify(parameters)).toBe(true)
  const otherParameters: Record<string, string>[] = [
    { query: 'x' },
    { tags: 'wifi' },
    { sort: 'rating' },
    { cityName: 'Rosario' },
    { open: 'true' },
  ]
  for (const parameters of otherParameters) {
    const fields = readBusinessSearchFields({ category: 'cafes', ...parameters })
    expect(isForEngines(fields), JSON.stringify(parameters)).toBe(false)
  }
})
