import { placeFields } from '@oficio/contracts/places/place-fields'
import { placeDetails } from '@oficio/contracts/places/place-shapes'
import { readAttribution } from '@oficio/gateways/google-places/attributions'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cafes, type Places, startPlaces } from './start-places'

let places: Places
beforeEach(async () => {
  places = await startPlaces()
})
afterEach(() => places.service.close())

describe('what Google answers', () => {
  it('is translated into our shape, page by page, with its attributions and without picture addresses', async () => {
    const { provider, mayAsk, service } = places
    const around = { latitude: -32.95, longitude: -60.64, radiusMetres: 5000 }
    const first = await provider.search({ ...cafes, around }, mayAsk)
    expect(first).toMatchObject({
      kind: 'answer',
      value: { nextPageToken: 'page-20', htmlAttributions: ['Datos de ejemplo'] },
    })
    const [cafe] = first.kind === 'answer' ? first.value.places : []
    expect(cafe).toMatchObject({
      id: 'ChIJsimulado0000',
      name: 'Café de Google 0',
      location: { lat: -32.95, lng: -60.64 },
      userRatingsTotal: 10,
      openNow: true,
      icon: null,
      photos: [
        {
          photo_reference: 'foto-0',
          html_attributions: [
            '<a href="https://maps.google.com/maps/contrib/1" rel="nofollow noopener">Ana &amp; Luis</a>',
          ],
        },
      ],
    })
    expect(service.questions[0]?.query).toMatchObject({
      location: '-32.95,-60.64',
      radius: '5000',
      region: 'ar',
    })
    const second = await provider.searchOn('page-20', mayAsk)
    expect(second).toMatchObject({ kind: 'answer', value: { nextPageToken: null, places: { length: 5 } } })
  })

  it('has details, of which only the fields that are wanted are asked for', async () => {
    const { provider, mayAsk, service } = places
    const input = { id: 'ChIJsimulado0003', fields: placeFields, language: 'es' }
    const detailsAnswer = await provider.details(input, mayAsk)
    const place = detailsAnswer.kind === 'answer' ? detailsAnswer.value?.place : undefined
    expect(placeDetails.parse(place)).toMatchObject({
      phoneNumber: '0341 555-0100',
      website: 'https://cafe.example.com/',
      reviews: [{ authorName: 'Ana', rating: 5, time: expect.stringContaining('2026') }],
      addressComponents: [{ longName: 'Rosario' }],
    })
    await provider.details({ ...input, fields: ['name', 'openNow', 'openingHours'] }, mayAsk)
    expect(service.questions.at(-1)?.query.fields).toBe('name,opening_hours')
  })

  it('is asked for once where two ask at a moment, and not again for minutes where there is nothing', async () => {
    const { provider, mayAsk, service, time, paid } = places
    await Promise.all(Array.from({ length: 5 }, () => provider.search(cafes, mayAsk)))
    expect([service.questions.length, paid()]).toEqual([1, 1])
    const unknown = { id: 'ChIJnobody', fields: placeFields, language: 'es' }
    for (let n = 0; n < 3; n += 1)
      expect(await provider.details(unknown, mayAsk)).toEqual({ kind: 'answer', value: null })
    expect(service.questions.length).toBe(2)
    time.ms += 11 * 60_000
    await provider.details(unknown, mayAsk)
    expect(service.questions.length).toBe(3)
  })

  it('is kept nowhere: what is found is asked for again', async () => {
    const { provider, mayAsk, service } = places
    await provider.search(cafes, mayAsk)
    await provider.search(cafes, mayAsk)
    expect(service.questions.length).toBe(2)
  })

  it('loses the rows that make no sense and no other, and the log says so', async () => {
    const { provider, mayAsk, service, log } = places
    const rows = [
      null,
      'x',
      {},
      { place_id: 'ChIJa' },
      { place_id: '../../x', name: 'Fuera' },
      { place_id: 'ChIJb', name: 'Sirve', rating: 'mucho', geometry: { location: { lat: 900 } }, photos: 7 },
    ]
    service.failNext({ kind: 'rows', rows })
    const searchAnswer = await provider.search(cafes, mayAsk)
    const foundPlaces = searchAnswer.kind === 'answer' ? searchAnswer.value.places : []
    expect(foundPlaces).toHaveLength(21)
    expect(foundPlaces[0]).toMatchObject({
      id: 'ChIJb',
      name: 'Sirve',
      rating: null,
      location: null,
      photos: [],
    })
    expect(log.lines).toMatchObject([{ level: 'error', details: { operation: 'search', rows: 5 } }])
    service.failNext({ kind: 'rows', rows: [{ place_id: 3, description: 'x' }] })
    const input = { input: 'café', types: [], language: 'es', sessionToken: undefined }
    expect(await provider.suggest(input, mayAsk)).toMatchObject({ value: { length: 5 } })
  })
})

describe('who is to be named', () => {
  it('is shown as it is made here, whatever the service sends', async () => {
    expect(readAttribution('<a href="https://a.example/?b=1&amp;c=2">Ana</a>')).toBe(
      '<a href="https://a.example/?b=1&amp;c=2" rel="nofollow noopener">Ana</a>',
    )
    expect(readAttribution('<a href="javascript:alert(1)">Ana</a>')).toBe('Ana')
    expect(readAttribution('<img src=x onerror=alert(1)>Ana & Luis')).toBe('Ana &amp; Luis')
    expect(readAttribution('<a href="https://a.example/" onclick="x()">&lt;script&gt;</a>')).toBe(
      '<a href="https://a.example/" rel="nofollow noopener">&lt;script&gt;</a>',
    )
  })
})
