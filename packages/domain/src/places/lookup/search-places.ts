import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { searchPlacesEndpoint } from '@oficio/contracts/places/lookup'
import type { PlaceResult } from '@oficio/contracts/places/place-shapes'
import { texts } from '@oficio/contracts/texts'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findPlaceById } from '../find-place'
import type { Around, AskedPlaces, ProvidedPage } from '../places-provider'
import { askProvider } from './ask-provider'
import { orEmpty } from './or-empty'
import { type OwnPage, readPageToken, writePageToken } from './page-token'
import { readNumber, readPlaceId } from './place-id'
import type { PlaceRow } from './place-source'

type Input = InputOf<typeof searchPlacesEndpoint>
type Answer = ResponseOf<typeof searchPlacesEndpoint>

const failed: Answer = { status: 'UNKNOWN_ERROR', results: [], source: 'own', html_attributions: [] }

/**
 * Returns a page of matching places (docs/product.md, 'Search of places'). They come from the map service if it is
 * configured and answers, otherwise from our own data. Returns an empty page if both fail. Throws validation_failed.
 */
export function searchPlaces(ctx: Ctx, _actor: Actor, input: Input): Promise<Answer> {
  return orEmpty(ctx, failed, async () => {
    if (input.pagetoken !== undefined) return searchOn(ctx, input.pagetoken)
    const question = { query: input.query, type: input.type, around: await findAround(ctx, input) }
    if (question.query === undefined && question.type === undefined)
      throw new AppError('validation_failed', { fields: { query: 'Escribí qué buscás o elegí un tipo.' } })
    const answer = await askProvider(ctx, (provider, mayAsk) =>
      provider.search({ ...question, language: input.language }, mayAsk),
    )
    return answer.kind === 'answer' ? answerOfProvider(answer.value) : searchOwn(ctx, question, null)
  })
}

/**
 * Returns the next page of a search. If the map service fails, returns an empty page, because our own data cannot
 * continue its list.
 */
async function searchOn(ctx: Ctx, pagetoken: string): Promise<Answer> {
  const next = readPageToken(pagetoken)
  if (next.source === 'own')
    return searchOwn(ctx, { query: undefined, type: undefined, ...next.page.asked }, next.page)
  const answer = await askProvider(ctx, (provider, mayAsk) => provider.searchOn(next.token, mayAsk))
  return answer.kind === 'answer' ? answerOfProvider(answer.value) : failed
}

async function searchOwn(
  ctx: Ctx,
  question: AskedPlaces,
  last: Parameters<typeof searchOwnPlaces>[2],
): Promise<Answer> {
  const { places, nextPageToken } = await searchOwnPlaces(ctx, question, last)
  return {
    status: places.length > 0 ? 'OK' : 'ZERO_RESULTS',
    results: places,
    ...(nextPageToken === null ? {} : { next_page_token: nextPageToken }),
    source: 'own',
    html_attributions: [],
  }
}

const answerOfProvider = ({ places, nextPageToken, htmlAttributions }: ProvidedPage): Answer => ({
  status: places.length > 0 ? 'OK' : 'ZERO_RESULTS',
  results: places,
  ...(nextPageToken === null
    ? {}
    : { next_page_token: writePageToken({ source: 'provider', token: nextPageToken }) }),
  source: 'google',
  html_attributions: htmlAttributions,
})

/** Throws validation_failed for an unknown town. */
async function findAround(ctx: Ctx, { location, locationid, radius }: Input): Promise<Around | null> {
  if (location) return { ...location, radiusMetres: radius }
  if (locationid === undefined) return null
  const own = readPlaceId(locationid)
  const id = readNumber(own?.kind === 'localidad' ? own.key : locationid)
  const town = id === null ? null : await findPlaceById(ctx, id)
  if (!town) throw new AppError('validation_failed', { fields: { locationid: texts.unknownPlace } })
  return { latitude: town.latitude, longitude: town.longitude, radiusMetres: radius }
}

interface Page {
  places: PlaceResult[]
  nextPageToken: string | null
}

/** Returns the next page of our own places, one kind after the other. */
async function searchOwnPlaces(
  ctx: Ctx,
  { query, type, around }: AskedPlaces,
  last: Pick<OwnPage, 'kind' | 'after'> | null,
): Promise<Page> {
  const sources = ctx.registry.placeSources
  const from = last ? sources.findIndex(({ kind }) => kind === last.kind) : 0
  // One extra row tells whether another page follows.
  const rowLimit = limits.placesPage + 1
  const candidates: (PlaceRow & { kind: string })[] = []
  for (const source of from === -1 ? [] : sources.slice(from)) {
    const after = source.kind === last?.kind ? last.after : null
    const rows = await source.search(
      ctx,
      { query, type, around },
      { after, take: rowLimit - candidates.length },
    )
    candidates.push(...rows.map((row) => ({ ...row, kind: source.kind })))
    if (candidates.length >= rowLimit) break
  }
  const pageRows = candidates.slice(0, limits.placesPage)
  const end = candidates.length > pageRows.length ? pageRows.at(-1) : undefined
  return {
    places: pageRows.map(({ place }) => place),
    nextPageToken: end
      ? writePageToken({
          source: 'own',
          page: { asked: { query, type, around }, kind: end.kind, after: [...end.cursor] },
        })
      : null,
  }
}
