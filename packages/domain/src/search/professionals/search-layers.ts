import type { Meaning } from '@oficio/contracts/text/words/interpret-words'
import type { Tx } from '@oficio/db/client'
import { allOf, findTerms, type Term } from '../words/find-terms'
import type { Candidates } from './row-source'
import { anyProfessional, oneOfRubros, professionalWords, rubroLexeme } from './search-words'

/** Professionals who match the typed words equally well. All results of a layer come before all results of the next. */
export interface Layer {
  candidates: Candidates
  /** Whether the professionals match every typed word. */
  hasAllWords: boolean
  /** Whether the layer is searched only if the layers before it find nobody. */
  isLastResort: boolean
}

/**
 * Returns the layers of a search, best first. If words mean a rubro, the professionals of the rubro match. The
 * remaining words ('plomero gómez') put professionals who use them first. If no word means a rubro, all words are
 * searched in the professionals' own texts; numbers alone find nobody. If the search has chosen rubros, only
 * professionals with one of them match.
 */
export async function searchLayers(db: Tx, meaning: Meaning, chosenIds: readonly number[]): Promise<Layer[]> {
  if (meaning.words.length === 0) return [toLayer(inRubros(chosenIds))]
  const meantIds = idsOf(meaning.likely)
  const otherIds = idsOf(meaning.possible)
  // Phone numbers in a description are masked for readers, so a search must not reveal them by trial.
  const findable = meaning.words.filter((word) => !/\d/.test(word))
  if (findable.length === 0) return []
  const [terms, counts] = await Promise.all([
    findTerms(db, professionalWords, findable),
    readCounts(db, [...chosenIds, ...meantIds, ...otherIds]),
  ])
  const termsOf = (words: readonly string[]) => words.flatMap((word) => terms.get(word) ?? [])
  const [all, rest] = [termsOf(meaning.words), termsOf(meaning.rest)]
  const sayingAll = (...ways: WordGroup[]): Layer => toLayer(findCandidates(counts, chosenIds, ways))
  if (meantIds.length === 0)
    return [all.length === 0 ? toLayer(inRubros(chosenIds)) : sayingAll({ terms: all })]
  const layers: Layer[] = []
  if (rest.length > 0) layers.push(sayingAll({ terms: rest, rubroIds: meantIds }, { terms: all }))
  layers.push({ ...toLayer(byRubros(counts, meantIds, chosenIds)), hasAllWords: meaning.rest.length === 0 })
  if (otherIds.length > 0)
    layers.push({ candidates: byRubros(counts, otherIds, chosenIds), hasAllWords: false, isLastResort: true })
  return layers
}

/** Puts professionals with exactly the typed first names before all others: 'Ramona' before 'Ramón'. */
export function namedFirst(layers: readonly Layer[], names: ReadonlySet<string>): readonly Layer[] {
  const [first] = layers
  if (!first?.candidates.words || names.size === 0) return layers
  return [{ ...first, candidates: { ...first.candidates, names: [...names] } }, ...layers]
}

const idsOf = (rubros: Meaning['likely']) => rubros.map(({ id }) => id)
const toLayer = (candidates: Candidates): Layer => ({ candidates, hasAllWords: true, isLastResort: false })

const inRubros = (ids: readonly number[]): Candidates => ({
  rubroIds: ids.length > 0 ? ids : null,
  words: null,
})

/**
 * Returns the professionals of a meant rubro. If rubros were chosen, prefers rubros that are meant and chosen;
 * otherwise requires one rubro of each kind.
 */
function byRubros(counts: Counts, meantIds: readonly number[], chosenIds: readonly number[]): Candidates {
  if (chosenIds.length === 0) return inRubros(meantIds)
  const both = meantIds.filter((id) => chosenIds.includes(id))
  return both.length > 0
    ? inRubros(both)
    : findCandidates(counts, chosenIds, [{ terms: [], rubroIds: meantIds }])
}

/** An alternative of a layer: professionals who use all of the terms and, if rubros are given, have one of them. */
interface WordGroup {
  terms: readonly Term[]
  rubroIds?: readonly number[]
}

/**
 * The numbers of listed professionals from the last count: all of them, and the professionals with one of some rubros.
 */
interface Counts {
  all: number
  having(rubroIds: readonly number[]): number
}

async function readCounts(db: Tx, rubroIds: readonly number[]): Promise<Counts> {
  const words = [anyProfessional, ...rubroIds.map(rubroLexeme)]
  const rows = await db.searchWord.findMany({ where: { word: { in: words } } })
  const countByWord = new Map(rows.map(({ word, professionals }) => [word, professionals]))
  const all = countByWord.get(anyProfessional) ?? 0
  const sum = (ids: readonly number[]) =>
    ids.reduce((sum, id) => sum + (countByWord.get(rubroLexeme(id)) ?? 0), 0)
  return { all, having: (ids) => Math.min(sum(ids), all) }
}

/**
 * Returns the professionals who match one of the alternatives and, if rubros were chosen, have one of these. Their
 * number is an estimate that treats words as independent of each other.
 */
function findCandidates(
  counts: Counts,
  chosenIds: readonly number[],
  ways: readonly WordGroup[],
): Candidates {
  const isChosen = chosenIds.length > 0
  const candidateCount = isChosen ? counts.having(chosenIds) : counts.all
  const shareOf = ({ terms, rubroIds }: WordGroup) =>
    terms.reduce((share, { users }) => share * part(users, counts.all), rubroIds ? shareHaving(rubroIds) : 1)
  const shareHaving = (ids: readonly number[]) => {
    const both = ids.filter((id) => chosenIds.includes(id))
    return Math.max(part(counts.having(both), candidateCount), part(counts.having(ids), counts.all))
  }
  const share = Math.min(
    ways.reduce((sum, way) => sum + shareOf(way), 0),
    1,
  )
  return {
    rubroIds: isChosen ? chosenIds : null,
    words: { query: ways.map(queryOf).join(' | '), share, expected: share * candidateCount },
  }
}

const part = (count: number, all: number): number => (all > 0 ? Math.min(count / all, 1) : 0)

const queryOf = ({ terms, rubroIds }: WordGroup): string =>
  `(${[terms.length > 0 ? [allOf(terms)] : [], rubroIds ? [oneOfRubros(rubroIds)] : []].flat().join(' & ')})`
