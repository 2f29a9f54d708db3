import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { knownRubros } from '@oficio/contracts/rubros/known-rubros'
import { foldText } from '@oficio/contracts/text/fold-text'
import { misspeltRank } from '@oficio/contracts/text/misspelt-rank'
import { interpretWords } from '@oficio/contracts/text/words/interpret-words'
import { type Candidate, rankedBy, searchableRubros } from './find-rubros'

/** Maximum number of characters to read, so that a long pasted text costs no more. */
const longest = 200

/**
 * Returns a function that suggests rubros when no name matches, best first: for one word, rubros with a few different
 * letters ('plomro'); for several words, rubros that the search of professionals would find ('se me rompió un caño').
 */
export function guesserOf(rubros: readonly RubroView[]): (text: string) => RubroView[] {
  const candidates = searchableRubros(rubros)
  const knownWords = knownRubros(rubros)
  return (text) => {
    const search = foldText(text.slice(0, longest))
    if (!search.includes(' '))
      return businessesFirst(rankedBy(candidates, (candidate) => misspeltRankOf(candidate, search)))
    const { likely, possible } = interpretWords(knownWords, search)
    return [...likely, ...possible].flatMap(({ id }) => rubros.find((rubro) => rubro.id === id) ?? [])
  }
}

/**
 * Returns only kinds of businesses if there are any, because a misspelt kind of business must not match a trade with a
 * similar spelling.
 */
function businessesFirst(rubros: RubroView[]): RubroView[] {
  const ofBusinesses = rubros.filter(({ isBusinessOnly }) => isBusinessOnly)
  return ofBusinesses.length > 0 ? ofBusinesses : rubros
}

function misspeltRankOf({ name, words }: Candidate, search: string): number | null {
  const ranks = [name, ...words].flatMap((text) => misspeltRank(text, search) ?? [])
  return ranks.length > 0 ? Math.min(...ranks) : null
}
