import {
  autocompletePlacesEndpoint,
  getPlaceDetailsEndpoint,
  textSearchQuery,
} from '@oficio/contracts/places/lookup'
import { beforeAll, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { findPlace } from '../find-place'
import { autocompletePlaces } from './autocomplete-places'
import { findPlacePhoto } from './find-place-photo'
import { getPlaceDetails } from './get-place-details'
import { searchPlaces } from './search-places'

let ctx: TestCtx
beforeAll(async () => {
  ctx = await createTestContext()
})

const search = (query: Record<string, unknown>) => searchPlaces(ctx, visitor(), textSearchQuery.parse(query))
const details = (place_id: string, fields?: string) =>
  getPlaceDetails(ctx, visitor(), getPlaceDetailsEndpoint.query.parse({ place_id, fields }))
const suggest = async (input: string, more: Record<string, unknown> = {}) =>
  autocompletePlaces(ctx, visitor(), autocompletePlacesEndpoint.query.parse({ input, ...more }))

describe('a search of places in our own data', () => {
  it('finds a town by its name, with coordinates and a stable id', async () => {
    const rosario = await findPlace(ctx, 'Santa Fe', 'Rosario')
    const { status, source, results } = await search({ query: 'rosario' })
    expect({ status, source }).toEqual({ status: 'OK', source: 'own' })
    expect(results[0]).toMatchObject({
      id: `oficio:localidad:${rosario?.localidadId}`,
      name: 'Rosario',
      address: 'Rosario, Santa Fe, Argentina',
      location: { lat: rosario?.latitude, lng: rosario?.longitude },
      types: ['locality', 'political'],
      rating: null,
      openNow: null,
    })
  })

  it('finds a province by its name, and lists all provinces if nothing else is requested', async () => {
    const { results } = await search({ query: 'Entre Ríos' })
    expect(results.map(({ name }) => name)).toContain('Entre Ríos')
    const all = await search({ type: 'administrative_area_level_1' })
    expect(all.results).toHaveLength(20)
    const rest = await search({ pagetoken: all.next_page_token })
    expect([rest.results.length, rest.next_page_token]).toEqual([4, undefined])
  })

  it('returns all towns around a point page by page, each once, by the token alone', async () => {
    const ids: string[] = []
    let answer = await search({ type: 'locality', location: '-32.95,-60.64', radius: '50000' })
    for (;;) {
      ids.push(...answer.results.map(({ id }) => id))
      if (!answer.next_page_token) break
      answer = await search({ pagetoken: answer.next_page_token })
    }
    const [questions] = await ctx.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM localidades WHERE earth_distance(
        ll_to_earth(latitude, longitude), ll_to_earth(-32.95, -60.64)) <= 50000`
    expect(ids.length).toBeGreaterThan(20)
    expect(ids).toHaveLength(questions?.count ?? 0)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('searches around a locality given by its id', async () => {
    const rosario = await findPlace(ctx, 'Santa Fe', 'Rosario')
    for (const locationid of [String(rosario?.localidadId), `oficio:localidad:${rosario?.localidadId}`])
      expect((await search({ type: 'locality', locationid })).results[0]?.name).toBe('Rosario')
    await expect(search({ type: 'locality', locationid: '999999999' })).rejects.toMatchObject({
      fields: { locationid: expect.any(String) },
    })
  })

  it('returns the right status for no results, an empty question and a foreign token', async () => {
    expect(await search({ query: 'xqzvw' })).toMatchObject({ status: 'ZERO_RESULTS', results: [] })
    expect(await search({ type: 'volcano' })).toMatchObject({ status: 'ZERO_RESULTS', results: [] })
    await expect(search({})).rejects.toMatchObject({ code: 'validation_failed' })
    for (const pagetoken of ['x', 'o.', 'o.e30', `o.${Buffer.from('{"asked":{}}').toString('base64url')}`])
      await expect(search({ pagetoken }), pagetoken).rejects.toMatchObject({ code: 'validation_failed' })
    // Without a map service, no such token exists; the list is empty anyway.
    expect(await search({ pagetoken: 'g.abc' })).toMatchObject({ status: 'UNKNOWN_ERROR', results: [] })
  })

  it('returns an empty list if the search fails, and logs the reason', async () => {
    const broken = { ...ctx, registry: { ...ctx.registry, placeSources: [failing] } }
    expect(await searchPlaces(broken, visitor(), textSearchQuery.parse({ query: 'rosario' }))).toMatchObject({
      status: 'UNKNOWN_ERROR',
      results: [],
    })
    expect(ctx.log.lines.at(-1)).toMatchObject({ level: 'error' })
  })
})

const failingLookup = async () => {
  throw new Error('gone')
}
const failing = { kind: 'none', search: failingLookup, suggest: failingLookup, find: failingLookup }

describe('the details of a place of our own', () => {
  it('are returned for a town and a province', async () => {
    const rosario = await findPlace(ctx, 'Santa Fe', 'Rosario')
    const { result } = await details(`oficio:localidad:${rosario?.localidadId}`)
    expect(result.addressComponents?.map(({ longName }) => longName)).toEqual([
      'Rosario',
      'Rosario',
      'Santa Fe',
      'Argentina',
    ])
    expect((await details(`oficio:provincia:${rosario?.provinciaId}`)).result).toMatchObject({
      name: 'Santa Fe',
      location: { lat: expect.any(Number), lng: expect.any(Number) },
    })
  })

  it("contain only the requested fields, by our names or the service's names", async () => {
    const rosario = await findPlace(ctx, 'Santa Fe', 'Rosario')
    const id = `oficio:localidad:${rosario?.localidadId}`
    expect((await details(id, 'name,formatted_address,userRatingsTotal')).result).toEqual({
      id,
      name: 'Rosario',
      address: 'Rosario, Santa Fe, Argentina',
      userRatingsTotal: null,
    })
    expect(getPlaceDetailsEndpoint.query.safeParse({ place_id: id, fields: 'name,secret' }).success).toBe(
      false,
    )
  })

  it('fail with not_found for an unknown place or photo', async () => {
    for (const id of [
      'oficio:localidad:999999999',
      'oficio:none:1',
      'oficio:localidad:x',
      'ChIJW9fXNZNTtpURV6VYAumGQOw',
    ])
      await expect(details(id), id).rejects.toMatchObject({ code: 'not_found' })
    for (const photoreference of ['oficio:localidad:1', 'oficio:business:photo:1', 'AWU5eFg'])
      await expect(findPlacePhoto(ctx, visitor(), { photoreference, maxwidth: 400 })).rejects.toMatchObject({
        code: 'not_found',
      })
  })
})

describe('suggestions', () => {
  it('contain the towns and provinces with that prefix, of the requested kind', async () => {
    const { suggestions, source } = await suggest('córdo')
    expect(source).toBe('own')
    expect(suggestions.map(({ description }) => description)).toEqual(
      expect.arrayContaining(['Córdoba, Córdoba, Argentina', 'Córdoba, Argentina']),
    )
    expect(suggestions.length).toBeLessThanOrEqual(5)
    const cities = await suggest('córdo', { types: '(cities)' })
    expect(cities.suggestions.every(({ id }) => id.startsWith('oficio:localidad:'))).toBe(true)
    expect(cities.suggestions[0]).toMatchObject({ mainText: 'Córdoba', secondaryText: 'Córdoba, Argentina' })
  })

  it('are empty for one letter, for punctuation, and for another country', async () => {
    for (const input of ['r', '', '%%%%']) expect((await suggest(input)).suggestions).toEqual([])
    expect((await suggest('rosario', { components: 'country:uy' })).suggestions).toEqual([])
    expect((await suggest('rosario', { components: 'country:AR' })).suggestions).not.toEqual([])
  })
})
