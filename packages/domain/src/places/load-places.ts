import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'
import type { Tx } from '@oficio/db/client'
import { isId, matchProvincia, type Provincia } from './match-provincia'

interface NamedPlace {
  localidadId: number
  city: string
}

export interface PlaceFinder {
  /** Returns the province that a text names, or null. */
  provinciaOf(state: string): Provincia | null
  /** Returns its locality of that name, alias or id, or null: the same one that `findPlace` finds. */
  cityOf(provincia: Provincia, city: string): NamedPlace | null
}

/** Returns all places of the country in memory, for whoever looks up thousands. */
export async function loadPlaces({ db }: { db: Tx }): Promise<PlaceFinder> {
  const [provincias, localidades] = await Promise.all([
    db.provincia.findMany({ select: { id: true, nombre: true, isoLetter: true } }),
    db.localidad.findMany({
      orderBy: [{ population: 'desc' }, { id: 'asc' }],
      select: { id: true, nombre: true, aliases: true, provinciaId: true },
    }),
  ])
  const places = new Map<string, NamedPlace>()
  // The largest of one name first, and a name before an alias.
  const add = (key: string, place: NamedPlace) => void (places.has(key) || places.set(key, place))
  for (const { id, nombre, provinciaId } of localidades) {
    add(`${provinciaId} ${id}`, { localidadId: id, city: nombre })
    add(`${provinciaId} ${foldPlaceName(nombre)}`, { localidadId: id, city: nombre })
  }
  for (const { id, nombre, aliases, provinciaId } of localidades)
    for (const alias of aliases)
      add(`${provinciaId} ${foldPlaceName(alias)}`, { localidadId: id, city: nombre })
  return {
    provinciaOf: (state) => matchProvincia(provincias, state),
    cityOf: ({ id }, city) => places.get(`${id} ${isId(city) ? Number(city) : foldPlaceName(city)}`) ?? null,
  }
}
