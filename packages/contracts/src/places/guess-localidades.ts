import { misspeltRank } from '../text/misspelt-rank'
import type { FoundLocalidad, SearchableLocalidad } from './find-localidades'
import { foldPlaceName } from './fold-place-name'

interface Guess extends FoundLocalidad {
  rank: number
}

/**
 * Returns up to `max` localities that a misspelt name may mean, with the tolerance of the searches (docs/product.md,
 * 'Places'): the fewest wrong letters first, then names with as many words, then names before aliases. Keeps the
 * list's order among equals.
 */
export function guessLocalidades(
  list: readonly SearchableLocalidad[],
  text: string,
  max: number,
): FoundLocalidad[] {
  const search = foldPlaceName(text)
  if (search === '') return []
  return list
    .flatMap((candidate) => guessesOf(candidate, search).sort(byRank).slice(0, 1))
    .sort(byRank)
    .slice(0, max)
    .map(({ localidad, alias }) => ({ localidad, alias }))
}

const byRank = (a: Guess, b: Guess): number => a.rank - b.rank

/** Returns the locality once for each name or alias that is close enough to the text. */
function guessesOf({ localidad, name, aliases }: SearchableLocalidad, search: string): Guess[] {
  const byName = rankOf(name, search)
  const byAliases = aliases.flatMap((aliasText, index) => {
    const rank = rankOf(aliasText, search)
    return rank === null ? [] : [{ localidad, alias: localidad.aliases[index] ?? null, rank: rank + 0.25 }]
  })
  return byName === null ? byAliases : [{ localidad, alias: null, rank: byName }, ...byAliases]
}

function rankOf(name: string, search: string): number | null {
  const wrong = misspeltRank(name, search)
  if (wrong === null) return null
  return wrong + (name.split(' ').length > search.split(' ').length ? 0.5 : 0)
}
