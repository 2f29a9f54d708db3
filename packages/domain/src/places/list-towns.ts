import { limits } from '@oficio/contracts/limits'
import type { NamedTown } from '@oficio/contracts/places/endpoints'
import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'
import { misspeltRank } from '@oficio/contracts/text/misspelt-rank'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'

/** Number of similar names that are compared letter by letter. */
const candidateLimit = 60

interface Row extends NamedTown {
  searchText: string
  aliases: string[]
}

/**
 * Returns the towns of the country that match an unfinished text, best first (docs/product.md, 'Search of businesses').
 * The order is: exact name, exact alias, prefix of the name, prefix of a word, then names with a few different letters.
 * Among equals, larger towns come first.
 */
export async function listTowns(
  ctx: Ctx,
  _actor: Actor,
  { query }: { query: string },
): Promise<{ towns: NamedTown[] }> {
  // The province follows a comma; only the town is searched.
  const townKey = foldPlaceName(query.split(',')[0] ?? '')
  if (townKey === '') return { towns: [] }
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT localidad.id, localidad.nombre AS city, provincia.nombre AS state, localidad.search_text AS "searchText",
      localidad.aliases
    FROM localidades localidad
    JOIN provincias provincia ON provincia.id = localidad.provincia_id
    ORDER BY (' ' || localidad.search_text || ' ' LIKE ${`% ${townKey} %`}) DESC,
      (localidad.search_text LIKE ${`${townKey}%`}) DESC,
      (localidad.search_text LIKE ${`% ${townKey}%`}) DESC,
      word_similarity(${townKey}::text, localidad.search_text) DESC, localidad.population DESC, localidad.id
    LIMIT ${candidateLimit}`
  const towns = rows
    .filter(({ searchText }) => misspeltRank(searchText, townKey) !== null)
    .map((row) => ({ row, rank: rankOf(row, townKey) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limits.townsOffered)
    .map(({ row: { id, city, state } }) => ({ id, city, state }))
  return { towns }
}

/** Returns 0 for an exact name, 1 for an alias, 2 for a prefix, 3 for any other match. */
function rankOf({ city, aliases }: Row, townKey: string): number {
  const name = foldPlaceName(city)
  if (name === townKey) return 0
  if (aliases.some((alias) => foldPlaceName(alias) === townKey)) return 1
  return name.startsWith(townKey) ? 2 : 3
}
