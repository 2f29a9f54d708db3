import { expect, it } from 'vitest'
import { readSearchFields, searchAddress } from './search-address'

it('an address that is read and written again asks for the same, and says nothing that was not asked for', () => {
  const fields = readSearchFields({
    query: ' plomero ',
    rubroIds: ['1', '3'],
    minRating: '4.5',
    radiusKm: '',
    page: '4',
  })
  expect(searchAddress(fields)).toBe(
    '/search/professionals?query=plomero&minRating=4.5&rubroIds=1&rubroIds=3',
  )
  expect(searchAddress(fields, 2)).toMatch(/&page=2$/)
  expect(searchAddress(readSearchFields({}))).toBe('/search/professionals')
  expect(readSearchFields({ rubroIds: '2,5' }).rubroIds).toEqual(['2', '5'])
})
