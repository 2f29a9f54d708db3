import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'
import type { BusinessSearchQuery } from '@oficio/contracts/search/businesses'
import { radiusKmOf } from '@oficio/contracts/search/search-fields'
import { texts } from '@oficio/contracts/texts'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findPlaceById, type Place } from '../../places/find-place'
import { findSearchPlace, readLocation } from '../place/find-search-place'
import type { Area } from './business-source'

type AreaQuery = Pick<
  BusinessSearchQuery,
  'city' | 'cityId' | 'cityName' | 'latitude' | 'longitude' | 'radius' | 'radiusKm'
>

interface SearchedArea {
  /** The town or point from which distances are measured; null without one. */
  place: Place | null
  area: Area
}

/**
 * Returns the area of a search: everywhere, one town, or a radius around a town or a point. Throws no_place_near;
 * validation_failed for an unknown town.
 */
export async function findArea(ctx: Ctx, actor: Actor, query: AreaQuery): Promise<SearchedArea> {
  const name = query.cityName ?? (isNumber(query.city) ? undefined : query.city)
  const radiusKm = radiusKmOf(query)
  const point = await findPoint(ctx, actor, query, name)
  if (point) return { place: point, area: buildAreaAround(point, radiusKm ?? limits.businessRadiusKmDefault) }
  const id = query.cityId ?? (isNumber(query.city) ? Number(query.city) : undefined)
  if (id === undefined && name === undefined) return { place: null, area: { kind: 'everywhere' } }
  const place = await findTown(ctx, actor, id, name)
  if (!place) throw new AppError('validation_failed', { fields: { cityName: texts.unknownTown } })
  if (radiusKm !== undefined) return { place, area: buildAreaAround(place, radiusKm) }
  return { place, area: { kind: 'town', localidadId: place.localidadId } }
}

const isNumber = (text: string | undefined): boolean => text !== undefined && /^\d{1,9}$/.test(text)

/**
 * Returns the point with its town, or null without a point. Also returns null if the query names another town, because
 * the visitor typed that town after choosing the point.
 */
async function findPoint(
  ctx: Ctx,
  actor: Actor,
  { latitude, longitude }: AreaQuery,
  name: string | undefined,
): Promise<Place | null> {
  if (latitude === undefined || longitude === undefined) return null
  const place = await findSearchPlace(ctx, actor, { latitude, longitude })
  return place && hasName(place, name) ? place : null
}

async function findTown(
  ctx: Ctx,
  actor: Actor,
  id: number | undefined,
  name: string | undefined,
): Promise<Place | null> {
  const place = id === undefined ? null : await findPlaceById(ctx, id)
  if (place && hasName(place, name)) return place
  return name === undefined ? null : findSearchPlace(ctx, actor, { location: name })
}

const hasName = ({ city }: Place, name: string | undefined): boolean =>
  name === undefined || foldPlaceName(readLocation(name).city) === foldPlaceName(city)

const buildAreaAround = ({ latitude, longitude }: Place, radiusKm: number): Area => ({
  kind: 'around',
  latitude,
  longitude,
  radiusKm,
})
