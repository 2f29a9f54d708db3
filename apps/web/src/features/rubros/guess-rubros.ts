import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { foldText } from '@oficio/contracts/text/fold-text'
import { misspeltRank } from '@oficio/contracts/text/misspelt-rank'
import { tellingWords } from '@oficio/contracts/text/spanish-words'
import { type Candidate, rankedBy, rankOf } from './find-rubros'

/**
 * Returns the rubros that may be meant where none is called by what somebody typed, best first: those that a few wrong
 * letters are meant for ('plomro'), else those that a sentence speaks of ('se me rompió un caño').
 */
export function guessRubros(candidates: readonly Candidate[], typed: string): RubroView[] {
  const search = foldText(typed)
  const misspelt = rankedBy(candidates, (candidate) => misspeltRankOf(candidate, search))
  if (misspelt.length > 0 || !search.includes(' ')) return misspelt
  const words = tellingWords(search).filter(({ length }) => length > 3)
  return rankedBy(candidates, (candidate) => sentenceRankOf(candidate, words))
}

function misspeltRankOf({ name, words }: Candidate, search: string): number | null {
  const ranks = [name, ...words].flatMap((text) => misspeltRank(text, search) ?? [])
  return ranks.length > 0 ? Math.min(...ranks) : null
}

/** The more words of the sentence are the rubro's, the better. */
function sentenceRankOf(candidate: Candidate, words: readonly string[]): number | null {
  const met = words.filter((word) => (rankOf(candidate, word) ?? misspeltRankOf(candidate, word)) !== null)
  return met.length > 0 ? -met.length : null
}
