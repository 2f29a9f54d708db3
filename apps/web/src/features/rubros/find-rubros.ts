import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { foldText } from '@oficio/contracts/text/fold-text'
import { matchRank } from '@oficio/contracts/text/match-rank'

export interface Candidate {
  rubro: RubroView
  name: string
  words: readonly string[]
}

/** Returns the rubros with folded texts for searching. Call it once for a list. */
export const searchableRubros = (rubros: readonly RubroView[]): Candidate[] =>
  rubros.map((rubro) => ({
    rubro,
    name: foldText(rubro.name),
    words: [rubro.tradePlural, ...rubro.synonyms].map(foldText),
  }))

/**
 * Returns the rank of a rubro for a search, lower is better; null without a match. The name counts more than the
 * synonyms.
 */
function rankOf({ name, words }: Candidate, search: string): number | null {
  const byName = matchRank(name, search)
  if (byName === 0) return 0
  const byWord = Math.min(...words.map((word) => matchRank(word, search) ?? Number.POSITIVE_INFINITY))
  const best = Math.min(byName ?? Number.POSITIVE_INFINITY, byWord + 1)
  return Number.isFinite(best) ? best : null
}

/** Returns the rubros whose name or synonyms match the typed text, best first: 'plomero' finds Plomería. */
export function findRubros(candidates: readonly Candidate[], text: string): RubroView[] {
  const search = foldText(text)
  if (search === '') return candidates.map(({ rubro }) => rubro)
  const matches = rankedBy(candidates, (candidate) => rankOf(candidate, search))
  const isForBusinesses = candidates.some(
    (candidate) => candidate.rubro.isBusinessOnly && isCalled(candidate, search),
  )
  return isForBusinesses ? withoutDistantTrades(matches, search) : matches
}

const startsWord = (text: string, search: string): boolean => (matchRank(text, search) ?? 2) < 2

const isCalled = ({ name, words }: Candidate, search: string): boolean =>
  [name, ...words].some((text) => startsWord(text, search))

/**
 * Drops trades that do not match by name if a kind of business matches: 'hotel' must not find dog walkers, 'bar' no
 * painters.
 */
const withoutDistantTrades = (rubros: readonly RubroView[], search: string): RubroView[] =>
  rubros
    .filter((rubro) => rubro.isBusinessOnly || startsWord(foldText(rubro.name), search))
    .sort((a, b) => Number(b.isBusinessOnly) - Number(a.isBusinessOnly))

export function rankedBy(
  candidates: readonly Candidate[],
  rank: (candidate: Candidate) => number | null,
): RubroView[] {
  return candidates
    .flatMap((candidate) => {
      const ranking = rank(candidate)
      return ranking === null ? [] : [{ ranked: ranking, rubro: candidate.rubro }]
    })
    .sort((a, b) => a.ranked - b.ranked)
    .map(({ rubro }) => rubro)
}

/**
 * Returns the part of a rubro's description that tells the client what to mention. It follows the first sentence, which
 * defines the rubro.
 */
export function whatToTell(rubro: RubroView | undefined): string {
  const rest = rubro?.description.split('. ').slice(1).join('. ')
  return rest || 'Contá qué pasa, desde cuándo y qué tan grande es el trabajo.'
}
