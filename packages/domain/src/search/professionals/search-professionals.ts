import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { SearchAnswer, searchProfessionalsEndpoint } from '@oficio/contracts/search/professionals'
import { radiusKmOf } from '@oficio/contracts/search/search-fields'
import { meaningfulWords } from '@oficio/contracts/text/words/spanish-words'
import { texts } from '@oficio/contracts/texts'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import type { Place } from '../../places/find-place'
import { paginate } from '../paginate'
import { findSearchPlace } from '../place/find-search-place'
import { findNames } from '../words/find-names'
import { readMeaning } from '../words/read-meaning'
import { findNearest } from './find-nearest'
import { findRows } from './find-rows'
import type { Conditions } from './row-source'
import { type Layer, namedFirst, searchLayers } from './search-layers'
import { type RankedRow, viewFoundProfessionals } from './view-found-professionals'

type Input = InputOf<typeof searchProfessionalsEndpoint>

/**
 * Returns a page of the professionals who match a search, best first (docs/product.md, 'Search'). They are approved and
 * have an open account. Only available professionals match, unless the search asks for all. Throws validation_failed
 * for an unknown place.
 */
export async function searchProfessionals(ctx: Ctx, actor: Actor, input: Input): Promise<SearchAnswer> {
  const [place, names] = await Promise.all([
    placeOf(ctx, actor, input),
    findNames(ctx.db, meaningfulWords(input.query ?? '')),
  ])
  const meaning = await readMeaning(ctx, input.query, names)
  const layers = namedFirst(await searchLayers(ctx.db, meaning, input.rubroIds), names)
  const conditions = narrowedBy(input, place, ctx.clock.now())
  const { rows, count } = await readLayers(ctx, layers, conditions, input.page * input.limit)
  const page = rows.slice((input.page - 1) * input.limit)
  return {
    professionals: await viewFoundProfessionals(ctx, page),
    pagination: paginate(input, count),
    nearest: count === 0 ? await viewFoundProfessionals(ctx, await readNearest(ctx, layers, conditions)) : [],
    meantRubros: meaning.likely.map(({ name }) => name),
    place: place && viewPlace(place),
  }
}

async function placeOf(ctx: Ctx, actor: Actor, input: Input): Promise<Place | null> {
  if (input.location === undefined && (input.latitude === undefined || input.longitude === undefined))
    return null
  const place = await findSearchPlace(ctx, actor, input)
  if (!place) throw new AppError('validation_failed', { fields: { location: texts.unknownTown } })
  return place
}

const viewPlace = ({ localidadId, provinciaId, city, state }: Place) => ({
  localidadId,
  provinciaId,
  city,
  state,
})

const narrowedBy = (input: Input, place: Place | null, now: Date): Conditions => ({
  near: place && {
    latitude: place.latitude,
    longitude: place.longitude,
    radiusKm: radiusKmOf(input) ?? limits.placeRadiusMetresDefault / 1000,
  },
  minRating: input.minRating,
  responseMinutes: input.responseMinutes,
  availableAt: input.availability === 'all' ? null : now,
  without: [],
})

const nearestShown = 3

/** Returns the nearest professionals for a search without results, from the first layer that has any. */
async function readNearest(
  { db }: Ctx,
  layers: readonly Layer[],
  conditions: Conditions,
): Promise<RankedRow[]> {
  for (const { candidates, hasAllWords } of layers) {
    const rows = await findNearest(db, candidates, conditions, nearestShown)
    if (rows.length > 0) return rows.map((row) => ({ ...row, hasAllWords }))
  }
  return []
}

/** Reads the layers one after the other, up to the end of the requested page, and counts the matches of all layers. */
async function readLayers(
  { db }: Ctx,
  layers: readonly Layer[],
  conditions: Conditions,
  depth: number,
): Promise<{ rows: RankedRow[]; count: number }> {
  const maxCounted = limits.searchCounted
  const rows: RankedRow[] = []
  let count = 0
  for (const [index, { candidates, hasAllWords, isLastResort }] of layers.entries()) {
    if (isLastResort && count > 0) break
    const rest = { ...conditions, without: rows.map(({ professionalId }) => professionalId) }
    const find = (limit: number) => findRows(db, candidates, rest, limit)
    let matches = await find(Math.max(Math.min(depth, maxCounted) - rows.length, 0))
    count += matches.count
    const isLast = layers[index + 1]?.isLastResort ?? true
    // Read all matches of this layer, so that the next layer can exclude them and does not count them again.
    if (!isLast && count <= maxCounted && matches.rows.length < matches.count)
      matches = await find(matches.count)
    rows.push(...matches.rows.map((row) => ({ ...row, hasAllWords })))
    if (count > maxCounted) break
  }
  return { rows: rows.slice(0, Math.min(depth, maxCounted)), count }
}
