import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'
import type { Tx } from '@oficio/db/client'
import { isId, matchProvincia } from './match-provincia'

export interface Place {
  localidadId: number
  provinciaId: number
  city: string
  state: string
  latitude: number
  longitude: number
}

/** The context; inside a transaction `{ db: tx }`, since whoever holds one connection must not wait for another. */
interface Source {
  db: Tx
}

/** Returns the locality that province and city name, each by id or by name or alias; null when there is none. */
export async function findPlace({ db }: Source, state: string, city: string): Promise<Place | null> {
  const provincias = await db.provincia.findMany({ select: { id: true, nombre: true, isoLetter: true } })
  const provincia = matchProvincia(provincias, state)
  if (!provincia) return null
  const wanted = foldPlaceName(city)
  const named = isId(city) ? { id: Number(city) } : { searchText: { contains: wanted } }
  const found = await db.localidad.findMany({
    where: { provinciaId: provincia.id, ...named },
    orderBy: [{ population: 'desc' }, { id: 'asc' }],
  })
  const localidad = isId(city)
    ? found[0]
    : (found.find((l) => foldPlaceName(l.nombre) === wanted) ??
      found.find((l) => l.aliases.some((alias) => foldPlaceName(alias) === wanted)))
  if (!localidad) return null
  return {
    localidadId: localidad.id,
    provinciaId: provincia.id,
    city: localidad.nombre,
    state: provincia.nombre,
    latitude: localidad.latitude,
    longitude: localidad.longitude,
  }
}
