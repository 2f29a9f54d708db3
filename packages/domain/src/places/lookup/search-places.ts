import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { searchPlacesEndpoint } from '@oficio/contracts/places/lookup'
import { texts } from '@oficio/contracts/texts'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findPlaceById } from '../find-place'
import type { Around, AskedPlaces, ProvidedPage } from '../places-provider'
import { askProvider } from './ask-provider'
import { orEmpty } from './or-empty'
import { readPageToken, writePageToken } from './page-token'
import { readNumber, readPlaceId } from './place-id'
import { searchOwnPlaces } from './search-own-places'

type Input = InputOf<typeof searchPlacesEndpoint>
type Answer = ResponseOf<typeof searchPlacesEndpoint>

const failed: Answer = { status: 'UNKNOWN_ERROR', results: [], source: 'own', html_attributions: [] }

/**
 * Returns a page of the places that answer (docs/product.md, 'Search of places'): the service's where it is asked and answers,
 * our own else; an empty one where neither can be looked for. Throws validation_failed.
 */
export function searchPlaces(ctx: Ctx, _actor: Actor, input: Input): Promise<Answer> {
  return orEmpty(ctx, failed, async () => {
    if (input.pagetoken !== undefined) return searchOn(ctx, input.pagetoken)
    const asked = { query: input.query, type: input.type, around: await findAround(ctx, input) }
    if (asked.query === undefined && asked.type === undefined)
      throw new AppError('validation_failed', { fields: { query: 'Escribí qué buscás o elegí un tipo.' } })
    const answered = await askProvider(ctx, (provider, mayAsk) =>
      provider.search({ ...asked, language: input.language }, mayAsk),
    )
    return answered.kind === 'answer' ? provided(answered.value) : searchOwn(ctx, asked, null)
  })
}

/** A page of the service's is gone with it: our own data know nothing of where it ended. */
async function searchOn(ctx: Ctx, pagetoken: string): Promise<Answer> {
  const next = readPageToken(pagetoken)
  if (next.of === 'own')
    return searchOwn(ctx, { query: undefined, type: undefined, ...next.page.asked }, next.page)
  const answered = await askProvider(ctx, (provider, mayAsk) => provider.searchOn(next.token, mayAsk))
  return answered.kind === 'answer' ? provided(answered.value) : failed
}

async function searchOwn(
  ctx: Ctx,
  asked: AskedPlaces,
  last: Parameters<typeof searchOwnPlaces>[2],
): Promise<Answer> {
  const { places, nextPageToken } = await searchOwnPlaces(ctx, asked, last)
  return {
    status: places.length > 0 ? 'OK' : 'ZERO_RESULTS',
    results: places,
    ...(nextPageToken === null ? {} : { next_page_token: nextPageToken }),
    source: 'own',
    html_attributions: [],
  }
}

const provided = ({ places, nextPageToken, htmlAttributions }: ProvidedPage): Answer => ({
  status: places.length > 0 ? 'OK' : 'ZERO_RESULTS',
  results: places,
  ...(nextPageToken === null
    ? {}
    : { next_page_token: writePageToken({ of: 'provider', token: nextPageToken }) }),
  source: 'google',
  html_attributions: htmlAttributions,
})

/** Throws validation_failed for a town that nobody knows. */
async function findAround(ctx: Ctx, { location, locationid, radius }: Input): Promise<Around | null> {
  if (location) return { ...location, radiusMetres: radius }
  if (locationid === undefined) return null
  const own = readPlaceId(locationid)
  const id = readNumber(own?.kind === 'localidad' ? own.key : locationid)
  const town = id === null ? null : await findPlaceById(ctx, id)
  if (!town) throw new AppError('validation_failed', { fields: { locationid: texts.unknownPlace } })
  return { latitude: town.latitude, longitude: town.longitude, radiusMetres: radius }
}
