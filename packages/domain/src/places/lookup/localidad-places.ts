import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'
import type { PlaceDetails, PlaceResult } from '@oficio/contracts/places/place-shapes'
import { Prisma } from '@oficio/db/generated/client'
import { system } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { isWithin, pointOf, spotOf } from '../around-point'
import { cachedProvincias } from '../cached-provincias'
import { listTowns } from '../list-towns'
import { matchProvincia } from '../match-provincia'
import type { Around, AskedPlaces } from '../places-provider'
import { placeIdOf, readNumber } from './place-id'
import { argentina, isWanted, type PlaceSource, unknownDetails, unknownOfPlace } from './place-source'

const kind = 'localidad'
const types = ['locality', 'political']
/** Requested types that include towns. */
const groups = ['(cities)', '(regions)', 'geocode', 'locality']

/**
 * The towns of the country, largest first. Names must contain the text as whole words from their start. If only towns
 * are requested, unfinished words match too.
 */
export const localidadPlaces: PlaceSource = {
  kind,
  async search(ctx, question, { after, take }) {
    const condition = await conditionsOf(ctx, question)
    if (condition === null) return []
    const [population, id] = after ?? []
    if (after !== null && (typeof population !== 'number' || typeof id !== 'number')) return []
    const afterCursor = after
      ? Prisma.sql`AND (town.population, -town.id) < (${population}::float8, -${id}::float8)`
      : Prisma.empty
    const rows = await ctx.db.$queryRaw<Row[]>`${allRows} WHERE ${condition} ${afterCursor}
      ORDER BY town.population DESC, town.id LIMIT ${take}`
    return rows.map((row) => ({ place: viewPlace(row), cursor: [row.population, row.id] }))
  },

  async suggest(ctx, { input, types: wantedTypes }, take) {
    if (!isWanted(wantedTypes, groups)) return []
    const { towns } = await listTowns(ctx, system, { query: input })
    return towns.slice(0, take).map(({ id, city, state }) => ({
      id: placeIdOf(kind, id),
      description: `${city}, ${state}, Argentina`,
      mainText: city,
      secondaryText: `${state}, Argentina`,
    }))
  },

  async find(ctx, key) {
    const id = readNumber(key)
    if (id === null) return null
    const [row] = await ctx.db.$queryRaw<Row[]>`${allRows} WHERE town.id = ${id}::int`
    return row ? viewDetails(row) : null
  },
}

interface Row {
  id: number
  nombre: string
  departamento: string
  provincia: string
  latitude: number
  longitude: number
  population: number
}

const allRows = Prisma.sql`SELECT town.id, town.nombre, town.departamento, provincia.nombre AS provincia, town.latitude,
    town.longitude, town.population
  FROM localidades town JOIN provincias provincia ON provincia.id = town.provincia_id`

/** Returns the condition for the towns; null if no town can match. */
async function conditionsOf(ctx: Ctx, { query, type, around }: AskedPlaces): Promise<Prisma.Sql | null> {
  const isTownsOnly = type !== undefined && types.includes(type)
  if (type !== undefined && !isTownsOnly) return null
  const near = around ? isAround(around) : Prisma.sql`true`
  if (query === undefined) return near
  const [name = '', province] = query.split(',')
  const nameKey = foldPlaceName(name)
  if (nameKey === '') return null
  const provincia = province ? matchProvincia(await cachedProvincias(ctx), province) : null
  const inProvincia = provincia ? Prisma.sql`AND provincia.id = ${provincia.id}::int` : Prisma.empty
  const isCalled = isTownsOnly
    ? Prisma.sql`(town.search_text LIKE ${`${nameKey}%`} OR town.search_text LIKE ${`% ${nameKey}%`})`
    : Prisma.sql`(town.search_text = ${nameKey} OR town.search_text LIKE ${`${nameKey} %`})`
  return Prisma.sql`${near} AND ${isCalled} ${inProvincia}`
}

const isAround = (around: Around): Prisma.Sql =>
  isWithin(spotOf('town'), pointOf(around), around.radiusMetres)

const viewPlace = ({ id, nombre, provincia, latitude, longitude }: Row): PlaceResult => ({
  ...unknownOfPlace,
  id: placeIdOf(kind, id),
  name: nombre,
  address: `${nombre}, ${provincia}, Argentina`,
  location: { lat: latitude, lng: longitude },
  types,
})

function viewDetails(row: Row): PlaceDetails {
  const component = (name: string, type: string) => ({
    longName: name,
    shortName: name,
    types: [type, 'political'],
  })
  return {
    ...viewPlace(row),
    ...unknownDetails,
    addressComponents: [
      component(row.nombre, 'locality'),
      ...(row.departamento ? [component(row.departamento, 'administrative_area_level_2')] : []),
      component(row.provincia, 'administrative_area_level_1'),
      argentina,
    ],
  }
}
