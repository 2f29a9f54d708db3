import { misspeltRank } from '../text/misspelt-rank'
import type { FoundLocalidad, SearchableLocalidad } from './find-localidades'
import { foldPlaceName } from './fold-place-name'

interface Guess extends FoundLocalidad {
  rank: number
}

/**
 * Returns up to `max` localities that somebody may have meant by a name which finds none, with the tolerance of the
 * searches (docs/product.md, 'Places'): those with the fewest wrong letters first, of them a name of as many words before a
 * longer one, and a name before another name. Among equals the list's own order stays.
 */
export function guessLocalidades(
  list: readonly SearchableLocalidad[],
  typed: string,
  max: number,
): FoundLocalidad[] {
  const search = foldPlaceName(typed)
  if (search === '') return []
  return list
    .flatMap((candidate) => guessesOf(candidate, search).sort(byRank).slice(0, 1))
    .sort(byRank)
    .slice(0, max)
    .map(({ localidad, alias }) => ({ localidad, alias }))
}

const byRank = (a: Guess, b: Guess): number => a.rank - b.rank

/** Returns a locality by each of its names that is near enough to what was typed. */
function guessesOf({ localidad, name, aliases }: SearchableLocalidad, search: string): Guess[] {
  const byName = rankOf(name, search)
  const byAliases = aliases.flatMap((folded, index) => {
    const rank = rankOf(folded, search)
    return rank === null ? [] : [{ localidad, alias: localidad.aliases[index] ?? null, rank: rank + 0.25 }]
  })
  return byName === null ? byAliases : [{ localidad, alias: null, rank: byName }, ...byAliases]
}

function rankOf(name: string, search: string): number | null {
  const wrong = misspeltRank(name, search)
  if (wrong === null) return null
  return wrong + (name.split(' ').length > search.split(' ').length ? 0.5 : 0)
}
