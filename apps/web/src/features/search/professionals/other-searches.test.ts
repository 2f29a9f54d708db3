import type { FoundProfessional, SearchAnswer } from '@oficio/contracts/search/professionals'
import { expect, it } from 'vitest'
import { otherSearches } from './other-searches'
import { readSearchFields } from './search-address'

/** Only the fields that the links depend on. */
const answer = (distanceKm: number, serviceRadiusKm: number, city: string | null = 'Ushuaia') =>
  ({
    place: city && { city, state: 'Tierra del Fuego' },
    nearest: [
      { distanceKm, serviceRadiusKm, city: 'Tolhuin', state: 'Tierra del Fuego' } as FoundProfessional,
    ],
  }) as SearchAnswer
const fields = readSearchFields({ query: 'plomero', location: 'Ushuaia', radiusKm: '25' })
const texts = (answer: SearchAnswer) => otherSearches(fields, answer).map(({ text }) => text)

it('offers a wider radius only if it finds somebody, and always the nearest towns and the whole country', () => {
  const countryLinkText = 'Buscar en todo el país'
  expect(texts(answer(40, 50))).toEqual(['Buscar hasta 100 km', 'Buscar en Tolhuin', countryLinkText])
  for (const [km, reach] of [
    [40, 30],
    [140, 150],
  ] as const)
    expect(texts(answer(km, reach))).toEqual(['Buscar en Tolhuin', countryLinkText])
  expect(otherSearches(fields, answer(40, 50)).map(({ href }) => href)).toEqual([
    '/search/professionals?query=plomero&location=Ushuaia&radiusKm=100',
    '/search/professionals?query=plomero&location=Tolhuin%2C+Tierra+del+Fuego',
    '/search/professionals?query=plomero',
  ])
  expect(texts(answer(40, 50, null))).toEqual([])
})
