import { limits } from '@oficio/contracts/limits'
import type { NamedTown } from '@oficio/contracts/places/endpoints'
import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'
import { misspeltRank } from '@oficio/contracts/text/misspelt-rank'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'

/** How many that look alike are compared letter by letter. */
const compared = 60

interface Row extends NamedTown {
  searchText: string
  aliases: string[]
}

/**
 * Returns the towns of the country that somebody may be typing, best first (docs/product.md, 'Search of businesses'): those
 * whose name or alias it is, those whose name begins so, those with a word that does, then those that differ in a few letters; among equals the largest.
 */
export async function listTowns(
  ctx: Ctx,
  _actor: Actor,
  { query }: { query: string },
): Promise<{ towns: NamedTown[] }> {
  // Behind a comma stands the province: what is looked for is the town.
  const wanted = foldPlaceName(query.split(',')[0] ?? '')
  if (wanted === '') return { towns: [] }
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT localidad.id, localidad.nombre AS city, provincia.nombre AS state, localidad.search_text AS "searchText",
      localidad.aliases
    FROM localidades localidad
    JOIN provincias provincia ON provincia.id = localidad.provincia_id
    ORDER BY (' ' || localidad.search_text || ' ' LIKE ${`% ${wanted} %`}) DESC,
      (localidad.search_text LIKE ${`${wanted}%`}) DESC,
      (localidad.search_text LIKE ${`% ${wanted}%`}) DESC,
      word_similarity(${wanted}::text, localidad.search_text) DESC, localidad.population DESC, localidad.id
    LIMIT ${compared}`
  const towns = rows
    .filter(({ searchText }) => misspeltRank(searchText, wanted) !== null)
    .map((row) => ({ row, rank: rankOf(row, wanted) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limits.townsOffered)
    .map(({ row: { id, city, state } }) => ({ id, city, state }))
  return { towns }
}

/** 0 for a town of that name, 1 for an alias, 2 for a name that begins so, 3 for any other. */
function rankOf({ city, aliases }: Row, wanted: string): number {
  const name = foldPlaceName(city)
  if (name === wanted) return 0
  if (aliases.some((alias) => foldPlaceName(alias) === wanted)) return 1
  return name.startsWith(wanted) ? 2 : 3
}
