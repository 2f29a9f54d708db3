import type { PlaceDetails, PlaceResult } from '@oficio/contracts/places/place-shapes'
import { foldText } from '@oficio/contracts/text/fold-text'
import type { Ctx } from '../../kernel/ctx'
import { pageTags } from '../../kernel/pages/tags'
import { matchProvincia } from '../match-provincia'
import { placeIdOf, readNumber } from './place-id'
import { argentina, isWanted, type PlaceSource, unknownDetails, unknownOfPlace } from './place-source'

const kind = 'provincia'
const types = ['administrative_area_level_1', 'political']
const groups = ['(regions)', 'geocode', 'administrative_area_level_1']

/**
 * The provinces in their usual order. The exact match; if provinces are explicitly requested, also names with that
 * prefix.
 */
export const provinciaPlaces: PlaceSource = {
  kind,
  async search(ctx, { query, type, around }, { after, take }) {
    // Skips searches around a point, because a province has no particular point.
    if (around || (type === undefined ? query === undefined : !types.includes(type))) return []
    const queryKey = foldText(query ?? '')
    const [last] = after ?? []
    const rows = await readProvincias(ctx)
    const exactMatch = matchProvincia(rows, queryKey)
    return rows
      .filter((row) => row === exactMatch || (type !== undefined && row.nameKey.startsWith(queryKey)))
      .filter(({ position }) => after === null || (typeof last === 'number' && position > last))
      .slice(0, take)
      .map((row) => ({ place: viewPlace(row), cursor: [row.position] }))
  },

  async suggest(ctx, { input, types: wantedTypes }, take) {
    if (!isWanted(wantedTypes, groups)) return []
    const rows = await readProvincias(ctx)
    const exactMatch = matchProvincia(rows, foldText(input))
    const otherMatches = rows.filter((row) => row !== exactMatch && row.nameKey.startsWith(foldText(input)))
    return [...(exactMatch ? [exactMatch] : []), ...otherMatches].slice(0, take).map(({ id, nombre }) => ({
      id: placeIdOf(kind, id),
      description: `${nombre}, Argentina`,
      mainText: nombre,
      secondaryText: 'Argentina',
    }))
  },

  async find(ctx, key) {
    const row = (await readProvincias(ctx)).find(({ id }) => id === readNumber(key))
    return row ? viewDetails(row) : null
  },
}

interface Row {
  id: number
  nombre: string
  isoLetter: string
  position: number
  /** Average of its towns. */
  latitude: number
  longitude: number
}

/** Returns all provinces with the keys for comparing their names; cached. */
function readProvincias({ db, readCache }: Ctx): Promise<readonly (Row & { nameKey: string })[]> {
  return readCache.read('provincias:places', [pageTags.places], async () => {
    const rows = await db.$queryRaw<Row[]>`
      SELECT provincia.id, provincia.nombre, provincia.iso_letter AS "isoLetter", provincia.position,
        avg(town.latitude) AS latitude, avg(town.longitude) AS longitude
      FROM provincias provincia JOIN localidades town ON town.provincia_id = provincia.id
      GROUP BY provincia.id ORDER BY provincia.position`
    return rows.map((row) => ({ ...row, nameKey: foldText(row.nombre) }))
  })
}

const viewPlace = ({ id, nombre, latitude, longitude }: Row): PlaceResult => ({
  ...unknownOfPlace,
  id: placeIdOf(kind, id),
  name: nombre,
  address: `${nombre}, Argentina`,
  location: { lat: latitude, lng: longitude },
  types,
})

const viewDetails = (row: Row): PlaceDetails => ({
  ...viewPlace(row),
  ...unknownDetails,
  addressComponents: [{ longName: row.nombre, shortName: row.isoLetter, types }, argentina],
})
