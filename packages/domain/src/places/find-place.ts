import { foldText } from '@oficio/contracts/text/fold-text'
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
  const where = isId(city) ? { id: Number(city), provinciaId: provincia.id } : { provinciaId: provincia.id }
  const found = await db.localidad.findMany({ where, orderBy: { population: 'desc' } })
  const wanted = foldText(city)
  const localidad = isId(city)
    ? found[0]
    : (found.find((l) => foldText(l.nombre) === wanted) ??
      found.find((l) => l.aliases.some((alias) => foldText(alias) === wanted)))
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
