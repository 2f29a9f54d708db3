import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'
import { texts } from '@oficio/contracts/texts'
import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import type { ReadSource } from '../kernel/ctx'
import { noReadCache } from '../kernel/no-read-cache'
import { pageTags } from '../kernel/pages/tags'
import { cachedProvincias } from './cached-provincias'
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

/**
 * Returns the locality for a province and a city. Each may be given by id, name or alias. Returns null if none matches.
 */
export async function findPlace(source: ReadSource, state: string, city: string): Promise<Place | null> {
  const { db, readCache = noReadCache } = source
  const provincias = await cachedProvincias({ db, readCache })
  const provincia = provinciaOf(provincias, state, city)
  if (!provincia) return null
  const cityKey = isId(city) ? city : foldPlaceName(city)
  return readCache.read(`place:${provincia.id}:${cityKey}`, [pageTags.places], async () => {
    const area = { provinciaId: provincia.id }
    const localidad = isId(city)
      ? await db.localidad.findFirst({ where: { ...area, id: Number(city) }, include: withProvincia })
      : ((await findNamed(db, nameOfCity(provincias, provincia, city), area)) ??
        (await findLoosely(db, city, area)))
    return localidad && viewPlace(localidad)
  })
}

/** Returns the field error to show when `findPlace` has returned null. */
export async function placeFaults(
  { db, readCache = noReadCache }: ReadSource,
  state: string,
): Promise<{ state: string } | { city: string }> {
  const provincia = matchProvincia(await cachedProvincias({ db, readCache }), state)
  return provincia ? { city: texts.unknownPlace } : { state: texts.unknownProvincia }
}

/** Returns the largest locality of the country with this name, or else with this alias; null if none matches. */
export async function findPlaceAnywhere({ db }: ReadSource, name: string): Promise<Place | null> {
  const localidad = await findNamed(db, foldPlaceName(name), {})
  return localidad && viewPlace(localidad)
}

/** Returns the locality with that id, or null. */
export async function findPlaceById({ db }: ReadSource, id: number): Promise<Place | null> {
  const localidad = await db.localidad.findUnique({ where: { id }, include: withProvincia })
  return localidad && viewPlace(localidad)
}

const withProvincia = { provincia: { select: { nombre: true } } } as const

type FoundLocalidad = Prisma.LocalidadGetPayload<{ include: typeof withProvincia }>

async function findNamed(
  db: Tx,
  cityKey: string,
  area: Prisma.LocalidadWhereInput,
): Promise<FoundLocalidad | null> {
  if (cityKey === '') return null
  const localidades = await db.localidad.findMany({
    where: { ...area, ...holdsWords(cityKey) },
    orderBy: [{ population: 'desc' }, { id: 'asc' }],
    include: withProvincia,
  })
  const isWanted = (name: string) => foldPlaceName(name) === cityKey
  return (
    localidades.find(({ nombre }) => isWanted(nombre)) ??
    localidades.find((l) => l.aliases.some(isWanted)) ??
    null
  )
}

/**
 * Narrows the search with whole words, because a short name alone would match thousands of localities. The search text
 * contains names and aliases.
 */
const holdsWords = (name: string): Prisma.LocalidadWhereInput => ({
  OR: [
    { searchText: name },
    { searchText: { startsWith: `${name} ` } },
    { searchText: { endsWith: ` ${name}` } },
    { searchText: { contains: ` ${name} ` } },
  ],
})

/**
 * Returns the locality that a text means by a looser comparison. Reads the whole province, which is acceptable because
 * few searches get here.
 */
async function findLoosely(
  db: Tx,
  city: string,
  area: { provinciaId: number },
): Promise<FoundLocalidad | null> {
  const localidades = await db.localidad.findMany({
    where: area,
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
