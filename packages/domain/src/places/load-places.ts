import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'
import type { Tx } from '@oficio/db/client'
import type { Point } from './kilometres'
import { matchLoosely } from './match-loosely'
import { isId, matchProvincia, type Provincia } from './match-provincia'
import { nameOfCity, provinciaOf } from './place-names'

export interface NamedPlace extends Point {
  localidadId: number
  city: string
  provincia: Provincia
}

export interface PlaceFinder {
  provincias: readonly Provincia[]
  /** Returns the province for a text, or null. */
  provinciaOf(state: string): Provincia | null
  /**
   * Returns the locality of the province with that name, alias or id, or null. Gives the same result as `findPlace`.
   */
  cityOf(provincia: Provincia, city: string): NamedPlace | null
}

/** Loads all places of the country into memory, for a caller that looks up thousands. */
export async function loadPlaces({ db }: { db: Tx }): Promise<PlaceFinder> {
  const [provincias, localidades] = await Promise.all([
    db.provincia.findMany({ select: { id: true, nombre: true, isoLetter: true } }),
    db.localidad.findMany({
      orderBy: [{ population: 'desc' }, { id: 'asc' }],
      select: { id: true, nombre: true, aliases: true, provinciaId: true, latitude: true, longitude: true },
    }),
  ])
  const places = new Map<string, NamedPlace | null>()
  const placeOf = (
    provincia: Provincia,
    { id, nombre, latitude, longitude }: (typeof localidades)[number],
  ) => ({ localidadId: id, city: nombre, provincia, latitude, longitude })
  // The largest locality wins among equal names, and a name wins over an alias.
  const add = (key: string, place: NamedPlace) => void (places.has(key) || places.set(key, place))
  const inProvincia = new Map(
    provincias.map(({ id }) => [id, localidades.filter(({ provinciaId }) => provinciaId === id)]),
  )
  for (const provincia of provincias) {
    const own = inProvincia.get(provincia.id) ?? []
    for (const localidad of own) {
      add(`${provincia.id} ${localidad.id}`, placeOf(provincia, localidad))
      add(`${provincia.id} ${foldPlaceName(localidad.nombre)}`, placeOf(provincia, localidad))
    }
    for (const localidad of own)
      for (const alias of localidad.aliases)
        add(`${provincia.id} ${foldPlaceName(alias)}`, placeOf(provincia, localidad))
  }
  /** Caches the result, so that an unknown name is searched once, even if many lines contain it. */
  const looselyOf = (provincia: Provincia, city: string, key: string): NamedPlace | null => {
    const match = isId(city) ? null : matchLoosely(inProvincia.get(provincia.id) ?? [], city)
    const place = match && placeOf(provincia, match)
    places.set(key, place)
    return place
  }
  return {
    provincias,
    provinciaOf: (state) => matchProvincia(provincias, state),
    cityOf(stateText, city) {
      const provincia = provinciaOf(provincias, String(stateText.id), city) ?? stateText
      const key = `${provincia.id} ${isId(city) ? Number(city) : nameOfCity(provincias, provincia, city)}`
      return places.get(key) ?? (places.has(key) ? null : looselyOf(provincia, city, key))
    },
  }
}
