import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'
import { misspeltRank } from '@oficio/contracts/text/misspelt-rank'
import type { Ctx } from '../kernel/ctx'
import { cachedProvincias } from './cached-provincias'
import { matchProvincia } from './match-provincia'

/** The unambiguous name of a locality: `findPlace` finds it by these two names. */
export interface PlaceName {
  city: string
  state: string
}

interface Row extends PlaceName {
  searchText: string
  provinciaId: number
}

/** Number of similar names that are compared letter by letter. */
const candidateLimit = 60

/**
 * Returns up to `max` localities that a misspelt or unfinished name may mean, best first (docs/product.md, 'Places').
 * Localities of the given province come first. Then fewer different letters win, and a prefix beats another match.
 */
export async function suggestPlaces(
  ctx: Ctx,
  { city, state }: { city: string; state: string | null },
  max: number,
): Promise<PlaceName[]> {
  const cityKey = foldPlaceName(city)
  if (cityKey === '') return []
  const provincia = state === null ? null : matchProvincia(await cachedProvincias(ctx), state)
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT localidad.nombre AS city, provincia.nombre AS state, provincia.id AS "provinciaId",
      localidad.search_text AS "searchText"
    FROM localidades localidad
    JOIN provincias provincia ON provincia.id = localidad.provincia_id
    ORDER BY word_similarity(${cityKey}::text, localidad.search_text) DESC, localidad.population DESC, localidad.id
    LIMIT ${candidateLimit}`
  return rows
    .flatMap((row) => {
      const wrong = misspeltRank(row.searchText, cityKey)
      if (wrong === null) return []
      const isElsewhere = provincia !== null && row.provinciaId !== provincia.id
      return [{ row, rank: (isElsewhere ? 100 : 0) + wrong + (row.searchText.startsWith(cityKey) ? 0 : 0.5) }]
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, max)
    .map(({ row }) => ({ city: row.city, state: row.state }))
}
