import { setImmediate } from 'node:timers/promises'
import {
  autocompletePlacesEndpoint,
  getPlaceDetailsEndpoint,
  searchPlacesEndpoint,
} from '@oficio/contracts/places/lookup'
import { visitor } from '@oficio/domain/kernel/actor'
import { findPlace } from '@oficio/domain/places/find-place'
import { autocompletePlaces } from '@oficio/domain/places/lookup/autocomplete-places'
import { findPlacePhoto } from '@oficio/domain/places/lookup/find-place-photo'
import { getPlaceDetails } from '@oficio/domain/places/lookup/get-place-details'
import { searchPlaces } from '@oficio/domain/places/lookup/search-places'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import type { Fault } from '@oficio/sandbox/google/places/misbehave'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Places, startPlaces } from './start-places'

let ctx: TestCtx
let places: Places
beforeEach(async () => {
  ctx = await createTestContext()
  places = await startPlaces()
  ctx.placesProvider = places.provider
})
afterEach(() => places.service.close())

const search = async (query: Record<string, unknown>) =>
  searchPlacesEndpoint.response.parse(
    await searchPlaces(ctx, visitor(), searchPlacesEndpoint.query.parse(query)),
  )
const details = (place_id: string) =>
  getPlaceDetails(ctx, visitor(), getPlaceDetailsEndpoint.query.parse({ place_id }))
const suggest = (input: string) =>
  autocompletePlaces(ctx, visitor(), autocompletePlacesEndpoint.query.parse({ input }))

describe('places with the service of the operator', () => {
  it('come from it, and what is on its next page too', async () => {
    const first = await search({ query: 'café' })
    expect(first).toMatchObject({ status: 'OK', source: 'google', html_attributions: ['Datos de ejemplo'] })
    const second = await search({ pagetoken: first.next_page_token })
    expect(second).toMatchObject({ source: 'google', results: { length: 5 } })
    expect(await suggest('café de')).toMatchObject({ source: 'google', suggestions: { length: 5 } })
    expect(await details('ChIJsimulado0001')).toMatchObject({
      source: 'google',
      result: { name: 'Café de Google 1' },
    })
  })

  it('are stored nowhere: of a question only its number stays', async () => {
    await search({ query: 'café' })
    await suggest('café de')
    await details('ChIJsimulado0001')
    expect(await ctx.db.placeQuestions.findMany()).toMatchObject([{ asked: 3 }])
  })

  const faults: [string, Fault][] = [
    ['500', { kind: 'status', status: 500 }],
    ['a used up quota', { kind: 'refusal', status: 'OVER_QUERY_LIMIT' }],
    ['a refused key', { kind: 'refusal', status: 'REQUEST_DENIED' }],
    ['nonsense', { kind: 'no-json' }],
  ]
  it.each(faults)('come from our own data where it answers %s, and details throw', async (_what, fault) => {
    places.service.failNext(fault, fault, fault)
    expect(await search({ query: 'rosario' })).toMatchObject({
      source: 'own',
      status: 'OK',
      html_attributions: [],
    })
    expect(await suggest('rosario')).toMatchObject({ source: 'own', status: 'OK' })
    await expect(details('ChIJsimulado0001')).rejects.toMatchObject({ code: 'place_unavailable' })
    const query = { photoreference: 'foto-0', maxwidth: 400 }
    await expect(findPlacePhoto(ctx, visitor(), query)).rejects.toMatchObject({ code: 'place_unavailable' })
  })

  it('come from our own data where it hangs', async () => {
    ctx.placesProvider = places.hasty
    places.service.failNext({ kind: 'hang' })
    expect(await search({ query: 'rosario' })).toMatchObject({ source: 'own', status: 'OK' })
  })

  it('have no next page of a service that is away: the list is empty', async () => {
    const { next_page_token: pagetoken } = await search({ query: 'café' })
    places.service.failNext({ kind: 'status', status: 500 })
    expect(await search({ pagetoken })).toMatchObject({ status: 'UNKNOWN_ERROR', results: [] })
  })

  it('skip the service for businesses of our own', async () => {
    const rosario = await findPlace(ctx, 'Santa Fe', 'Rosario')
    expect(await details(`oficio:localidad:${rosario?.localidadId}`)).toMatchObject({ source: 'own' })
    await expect(details('oficio:localidad:999999999')).rejects.toMatchObject({ code: 'not_found' })
    expect(places.service.questions).toEqual([])
  })

  it('stop at the daily number of questions, also with callers at the same moment', async () => {
    ctx.settings.set('placeQuestionsPerDay', 5)
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_none, at) => {
        await setImmediate()
        return search({ query: `café de google ${at}` })
      }),
    )
    expect(places.service.questions.length).toBe(5)
    expect(answers.filter(({ source }) => source === 'google')).toHaveLength(5)
    expect(await ctx.db.placeQuestions.findMany()).toMatchObject([{ asked: 5 }])
    ctx.clock.advance({ hours: 24 })
    expect(await search({ query: 'café' })).toMatchObject({ source: 'google' })
    ctx.settings.set('placeQuestionsPerDay', 0)
    expect(await search({ query: 'café' })).toMatchObject({ source: 'own' })
  })
})
