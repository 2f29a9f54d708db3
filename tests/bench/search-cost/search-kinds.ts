import { type BusinessSearchQuery, businessSearchQuery } from '@oficio/contracts/search/businesses'
import { searchQuery } from '@oficio/contracts/search/professionals'
import type { Tx } from '@oficio/db/client'
import { visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { searchBusinesses } from '@oficio/domain/search/businesses/search-businesses'
import { searchProfessionals } from '@oficio/domain/search/professionals/search-professionals'

/** A kind of search, with and without a town. */
export interface SearchKind {
  name: string
  /** Runs the search with that number, in the whole country or in a town. */
  run(ctx: Ctx, at: number, isInTown: boolean): Promise<unknown>
}

/** How many of the most common words of a list are common; the rest are rare. */
const commonWords = 20
const rareFrom = 200

interface Town {
  id: number
  name: string
}

/** Returns the kinds of searches of businesses. `db` is the smallest database, so that all sizes get the same. */
export async function listBusinessKinds(db: Tx): Promise<SearchKind[]> {
  const towns = await listTowns(db)
  const categories = await db.businessCategory.findMany({ orderBy: { id: 'asc' } })
  const words = await db.$queryRaw<{ word: string }[]>`
    SELECT word FROM business_search_words WHERE word ~ '^[a-z]{4}ux$' ORDER BY businesses DESC, word LIMIT 1000`
  const names = categories.flatMap(({ name, synonyms }) => [name, ...synonyms])
  const kindOf = (
    name: string,
    choices: readonly Partial<Record<keyof BusinessSearchQuery, string>>[],
  ): SearchKind => ({
    name,
    run: (ctx, at, isInTown) =>
      searchBusinesses(
        ctx,
        visitor(),
        businessSearchQuery.parse({
          ...pick(choices, at),
          ...(isInTown && { cityId: String(pick(towns, at * 7).id) }),
        }),
      ),
  })
  const texts = words.map(({ word }) => ({ query: word }))
  return [
    kindOf("businesses, 'cafeteria'", [{ query: 'cafeteria' }]),
    kindOf(
      'businesses, word for a category',
      names.map((query) => ({ query })),
    ),
    kindOf('businesses, common word', texts.slice(0, commonWords)),
    kindOf('businesses, rare word', texts.slice(rareFrom)),
    kindOf(
      'businesses, category',
      categories.map(({ slug }) => ({ category: slug })),
    ),
  ]
}

/** The same for professionals. */
export async function listProfessionalKinds(db: Tx): Promise<SearchKind[]> {
  const towns = await listTowns(db)
  const rubros = await db.rubro.findMany({ orderBy: { id: 'asc' } })
  const words = await db.$queryRaw<{ word: string }[]>`
    SELECT word FROM search_words WHERE word ~ '^[a-z]{4}ux$' ORDER BY professionals DESC, word LIMIT 1000`
  const kindOf = (name: string, choices: readonly Record<string, unknown>[]): SearchKind => ({
    name,
    run: (ctx, at, isInTown) =>
      searchProfessionals(
        ctx,
        visitor(),
        searchQuery.parse({ ...pick(choices, at), ...(isInTown && { location: pick(towns, at * 7).name }) }),
      ),
  })
  const texts = words.map(({ word }) => ({ query: word }))
  return [
    kindOf(
      'professionals, word for a rubro',
      rubros.map(({ name }) => ({ query: name })),
    ),
    kindOf('professionals, common word', texts.slice(0, commonWords)),
    kindOf('professionals, rare word', texts.slice(rareFrom)),
    kindOf(
      'professionals, rubro',
      rubros.map(({ id }) => ({ rubroIds: [String(id)] })),
    ),
  ]
}

async function listTowns(db: Tx): Promise<Town[]> {
  const towns = await db.localidad.findMany({
    orderBy: { population: 'desc' },
    take: 40,
    select: { id: true, nombre: true, provincia: { select: { nombre: true } } },
  })
  return towns.map(({ id, nombre, provincia }) => ({ id, name: `${nombre}, ${provincia.nombre}` }))
}

function pick<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
