import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'
import { misspeltRank } from '@oficio/contracts/text/misspelt-rank'
import type { Ctx } from '../kernel/ctx'
import { keptProvincias } from './kept-provincias'
import { matchProvincia } from './match-provincia'

/** A locality as it is named without any doubt: both its names find it again. */
export interface PlaceName {
  city: string
  state: string
}

interface Row extends PlaceName {
  searchText: string
  provinciaId: number
}

/** How many that look alike are compared letter by letter. */
const compared = 60

/**
 * Returns up to `max` localities that somebody may have meant by a name which none of them has, best first: those of the
 * province that was named, then those that it is the beginning of, then those that differ in a few letters (docs/product.md,
 * 'Places').
 */
export async function suggestPlaces(
  ctx: Ctx,
  { city, state }: { city: string; state: string | null },
  max: number,
): Promise<PlaceName[]> {
  const wanted = foldPlaceName(city)
  if (wanted === '') return []
  const provincia = state === null ? null : matchProvincia(await keptProvincias(ctx), state)
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT localidad.nombre AS city, provincia.nombre AS state, provincia.id AS "provinciaId",
      localidad.search_text AS "searchText"
    FROM localidades localidad
    JOIN provincias provincia ON provincia.id = localidad.provincia_id
    ORDER BY word_similarity(${wanted}::text, localidad.search_text) DESC, localidad.population DESC, localidad.id
    LIMIT ${compared}`
  return rows
    .flatMap((row) => {
      const wrong = misspeltRank(row.searchText, wanted)
      if (wrong === null) return []
      const isElsewhere = provincia !== null && row.provinciaId !== provincia.id
      return [{ row, rank: (isElsewhere ? 100 : 0) + wrong + (row.searchText.startsWith(wanted) ? 0 : 0.5) }]
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, max)
    .map(({ row }) => ({ city: row.city, state: row.state }))
}
