import {
  autocompletePlacesEndpoint,
  getPlaceDetailsEndpoint,
  textSearchQuery,
} from '@oficio/contracts/places/lookup'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { autocompletePlaces } from '../../places/lookup/autocomplete-places'
import { findPlacePhoto } from '../../places/lookup/find-place-photo'
import { getPlaceDetails } from '../../places/lookup/get-place-details'
import { searchPlaces } from '../../places/lookup/search-places'
import { buildBusiness } from '../../testing/builders/build-business'
import { longIt } from '../../testing/long-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { countBusinessWords } from '../businesses/count-business-words'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const search = (query: Record<string, unknown>) => searchPlaces(ctx, visitor(), textSearchQuery.parse(query))
const details = (place_id: string) =>
  getPlaceDetails(ctx, visitor(), getPlaceDetailsEndpoint.query.parse({ place_id }))
const suggestions = async (input: string, types?: string) => {
  const query = autocompletePlacesEndpoint.query.parse({ input, types })
  return (await autocompletePlaces(ctx, visitor(), query)).suggestions.map(({ mainText }) => mainText)
}
const bars = 3
const idOf = (id: string) => `oficio:business:${id}`

/** Stores a business with one picture. */
async function buildPictured(name: string) {
  const business = await buildBusiness(ctx, { name, avgRating: 4.5, reviewCount: 2 })
  const photoId = ctx.ids.next()
  const facts = { width: 800, height: 600, bytes: 9, sha256: 'x', createdAt: ctx.clock.now(), ownerKey: 'x' }
  await ctx.db.photo.create({ data: { id: photoId, state: 'business', ...facts } })
  await ctx.db.businessPhoto.create({ data: { businessId: business.id, photoId, position: 0, caption: '' } })
  return { ...business, photoId }
}

describe('businesses among places', () => {
  it('are found by words and by type, with what a place has', async () => {
    const cafe = await buildPictured('Café La Esquina')
    await buildBusiness(ctx, { name: 'Bar Central', categoryIds: [bars] })
    await countBusinessWords(ctx)
    for (const query of [
      { query: 'la esquina' },
      { type: 'cafe' },
      { query: 'esquina', type: 'establishment' },
    ]) {
      const { results } = await search(query)
      expect(results).toHaveLength(1)
      expect(results[0]).toMatchObject({
        id: idOf(cafe.id),
        name: 'Café La Esquina',
        address: 'Córdoba 1500, Rosario, Santa Fe, Argentina',
        rating: 4.5,
        userRatingsTotal: 2,
        types: ['cafe', 'point_of_interest', 'establishment'],
        photos: [{ photo_reference: `oficio:business:photo:${cafe.photoId}`, width: 800, height: 600 }],
        openNow: expect.any(Boolean),
        businessStatus: 'OPERATIONAL',
      })
    }
  })

  longIt('come page by page, each once, whatever is added or removed meanwhile', async () => {
    const all: string[] = []
    for (let index = 0; index < 45; index += 1)
      all.push(idOf((await buildBusiness(ctx, { name: `Café ${index}`, score: index % 4 })).id))
    await countBusinessWords(ctx)
    const first = await search({ query: 'café' })
    // With an offset as cursor, this new best result would push all others back by one.
    await buildBusiness(ctx, { name: 'Café Nuevo', score: 900 })
    const second = await search({ pagetoken: first.next_page_token })
    const third = await search({ pagetoken: second.next_page_token })
    const resultIds = [first, second, third].flatMap(({ results }) => results.map(({ id }) => id))
    expect([first, second, third].map(({ results }) => results.length)).toEqual([20, 20, 5])
    expect(resultIds.sort()).toEqual(all.sort())
    expect(third.next_page_token).toBeUndefined()
  })

  it('are found near a point alone where one is named', async () => {
    const near = await buildBusiness(ctx, { name: 'Café Cerca', latitude: -32.95, longitude: -60.64 })
    await buildBusiness(ctx, { name: 'Café Lejos', latitude: -34.6, longitude: -58.4 })
    await countBusinessWords(ctx)
    const { results } = await search({ query: 'café', location: '-32.951,-60.641' })
    expect(results.map(({ id }) => id)).toEqual([idOf(near.id)])
  })

  it('have details with reviews, hours and where they stand', async () => {
    const { id } = await buildPictured('Café La Esquina')
    const { result } = await details(idOf(id))
    expect(result).toMatchObject({
      name: 'Café La Esquina',
      website: null,
      googleMapsUrl: null,
      reviews: [],
      openingHours: { weekdayText: expect.arrayContaining([expect.stringContaining('Lunes')]) },
    })
    expect(result.addressComponents?.map(({ longName }) => longName)).toEqual([
      'Córdoba 1500',
      'Rosario',
      'Santa Fe',
      'Argentina',
    ])
  })

  it('lead to their pictures on this site, the small one where it is enough', async () => {
    const { photoId } = await buildPictured('Café La Esquina')
    const photoreference = `oficio:business:photo:${photoId}`
    const pathFor = (maxwidth: number) => findPlacePhoto(ctx, visitor(), { photoreference, maxwidth })
    expect(await pathFor(400)).toEqual({ path: `/api/business-photos/${photoId}/thumb` })
    expect(await pathFor(1600)).toEqual({ path: `/api/business-photos/${photoId}/full` })
  })

  it('are suggested by how their name or a word of it begins, of the type that is asked for', async () => {
    await buildBusiness(ctx, { name: 'Kiosco El Ñandú' })
    await buildBusiness(ctx, { name: 'Kilómetro Bar', categoryIds: [bars] })
    expect(await suggestions('kiosco el')).toEqual(['Kiosco El Ñandú'])
    expect(await suggestions('ñandu', 'establishment')).toEqual(['Kiosco El Ñandú'])
    expect(await suggestions('ki', 'bar')).toEqual(['Kilómetro Bar'])
    expect(await suggestions('kiosco', '(cities)')).toEqual([])
  })

  it('are nowhere while nobody may see them', async () => {
    const { id } = await buildBusiness(ctx, { name: 'Café Oculto', status: 'pending_payment' })
    await countBusinessWords(ctx)
    expect((await search({ query: 'oculto' })).results).toEqual([])
    expect(await suggestions('café oculto')).toEqual([])
    await expect(details(idOf(id))).rejects.toMatchObject({ code: 'not_found' })
  })
})
