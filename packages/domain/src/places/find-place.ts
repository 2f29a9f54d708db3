import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'
import { texts } from '@oficio/contracts/texts'
import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import type { ReadSource } from '../kernel/ctx'
import { noKeptReads } from '../kernel/no-kept-reads'
import { pageTags } from '../kernel/pages/tags'
import { keptProvincias } from './kept-provincias'
import { matchLoosely } from './match-loosely'
import { isId, matchProvincia } from './match-provincia'
import { nameOfCity, provinciaOf } from './place-names'

export interface Place {
  localidadId: number
  provinciaId: number
  city: string
  state: string
  latitude: number
  longitude: number
}

/** Returns the locality that province and city name, each by id or by name or alias; null when there is none. */
export async function findPlace(source: ReadSource, state: string, city: string): Promise<Place | null> {
  const { db, kept = noKeptReads } = source
  const provincias = await keptProvincias({ db, kept })
  const provincia = provinciaOf(provincias, state, city)
  if (!provincia) return null
  const wanted = isId(city) ? city : foldPlaceName(city)
  return kept.read(`place:${provincia.id}:${wanted}`, [pageTags.places], async () => {
    const within = { provinciaId: provincia.id }
    const localidad = isId(city)
      ? await db.localidad.findFirst({ where: { ...within, id: Number(city) }, include: withProvincia })
      : ((await findNamed(db, nameOfCity(provincias, provincia, city), within)) ??
        (await findLoosely(db, city, within)))
    return localidad && viewPlace(localidad)
  })
}

/** Returns which field is at fault for a place that `findPlace` does not find. */
export async function placeFaults(
  { db, kept = noKeptReads }: ReadSource,
  state: string,
): Promise<{ state: string } | { city: string }> {
  const provincia = matchProvincia(await keptProvincias({ db, kept }), state)
  return provincia ? { city: texts.unknownPlace } : { state: texts.unknownProvincia }
}

/** Returns the largest locality of the country that has this name, or else this alias; null when there is none. */
export async function findPlaceAnywhere({ db }: ReadSource, name: string): Promise<Place | null> {
  const localidad = await findNamed(db, foldPlaceName(name), {})
  return localidad && viewPlace(localidad)
}

/** Returns the locality of that id; null when there is none. */
export async function findPlaceById({ db }: ReadSource, id: number): Promise<Place | null> {
  const localidad = await db.localidad.findUnique({ where: { id }, include: withProvincia })
  return localidad && viewPlace(localidad)
}

const withProvincia = { provincia: { select: { nombre: true } } } as const

type FoundLocalidad = Prisma.LocalidadGetPayload<{ include: typeof withProvincia }>

async function findNamed(
  db: Tx,
  wanted: string,
  within: Prisma.LocalidadWhereInput,
): Promise<FoundLocalidad | null> {
  if (wanted === '') return null
  const found = await db.localidad.findMany({
    where: { ...within, ...holdsWords(wanted) },
    orderBy: [{ population: 'desc' }, { id: 'asc' }],
    include: withProvincia,
  })
  const isWanted = (one: string) => foldPlaceName(one) === wanted
  return found.find(({ nombre }) => isWanted(nombre)) ?? found.find((l) => l.aliases.some(isWanted)) ?? null
}

/** A name stands whole in the text that names and aliases make; a single letter would be in thousands of them. */
const holdsWords = (wanted: string): Prisma.LocalidadWhereInput => ({
  OR: [
    { searchText: wanted },
    { searchText: { startsWith: `${wanted} ` } },
    { searchText: { endsWith: ` ${wanted}` } },
    { searchText: { contains: ` ${wanted} ` } },
  ],
})

/** As few look so for a town, the whole province is read. */
async function findLoosely(
  db: Tx,
  city: string,
  within: { provinciaId: number },
): Promise<FoundLocalidad | null> {
  const localidades = await db.localidad.findMany({
    where: within,
    select: { id: true, nombre: true, aliases: true },
  })
  const match = matchLoosely(localidades, city)
  return match && db.localidad.findUnique({ where: { id: match.id }, include: withProvincia })
}

const viewPlace = ({ id, nombre, provincia, provinciaId, latitude, longitude }: FoundLocalidad): Place => ({
  localidadId: id,
  provinciaId,
  city: nombre,
  state: provincia.nombre,
  latitude,
  longitude,
})
