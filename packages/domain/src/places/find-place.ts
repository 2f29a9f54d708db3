import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'
import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import type { ReadSource } from '../kernel/ctx'
import { noKeptReads } from '../kernel/no-kept-reads'
import { pageTags } from '../kernel/pages/tags'
import { keptProvincias } from './kept-provincias'
import { isId, matchProvincia } from './match-provincia'

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
  const provincia = matchProvincia(await keptProvincias({ db, kept }), state)
  if (!provincia) return null
  const wanted = isId(city) ? city : foldPlaceName(city)
  return kept.read(`place:${provincia.id}:${wanted}`, [pageTags.places], async () => {
    const within = { provinciaId: provincia.id }
    const localidad = isId(city)
      ? await db.localidad.findFirst({ where: { ...within, id: Number(city) }, include: withProvincia })
      : await findNamed(db, wanted, within)
    return localidad && viewPlace(localidad)
  })
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

const viewPlace = ({ id, nombre, provincia, provinciaId, latitude, longitude }: FoundLocalidad): Place => ({
  localidadId: id,
  provinciaId,
  city: nombre,
  state: provincia.nombre,
  latitude,
  longitude,
})
