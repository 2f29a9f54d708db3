import type { Meaning } from '@oficio/contracts/text/words/meant'
import type { Tx } from '@oficio/db/client'
import { allOf, findTerms, type Term } from '../words/find-terms'
import type { Candidates } from './row-source'
import { anyProfessional, oneOfRubros, professionalWords, rubroLexeme } from './search-words'

/** Professionals who answer the typed words equally well: all of a layer come before all of the next. */
export interface Layer {
  candidates: Candidates
  /** They answer to every word that was typed. */
  hasAllWords: boolean
  /** It is only looked at while nobody was found. */
  isLastResort: boolean
}

/**
 * Returns where is looked for what was typed, best first. Words that mean a rubro find who has it; the words that are left
 * ('plomero gómez') put those first who use them of themselves. Words that mean no rubro are all looked for in what
 * professionals say; numbers alone find nobody. With chosen rubros nobody without one of them is found.
 */
export async function searchLayers(db: Tx, meaning: Meaning, chosenIds: readonly number[]): Promise<Layer[]> {
  if (meaning.words.length === 0) return [plain(inRubros(chosenIds))]
  const meantIds = idsOf(meaning.likely)
  const otherIds = idsOf(meaning.possible)
  // A phone in a description is masked for readers, and must not be found by trying.
  const findable = meaning.words.filter((word) => !/\d/.test(word))
  if (findable.length === 0) return []
  const [terms, counts] = await Promise.all([
    findTerms(db, professionalWords, findable),
    readCounts(db, [...chosenIds, ...meantIds, ...otherIds]),
  ])
  const termsOf = (words: readonly string[]) => words.flatMap((word) => terms.get(word) ?? [])
  const [all, rest] = [termsOf(meaning.words), termsOf(meaning.rest)]
  const sayingAll = (...ways: WordGroup[]): Layer => plain(whoSay(counts, chosenIds, ways))
  if (meantIds.length === 0)
    return [all.length === 0 ? plain(inRubros(chosenIds)) : sayingAll({ terms: all })]
  const layers: Layer[] = []
  if (rest.length > 0) layers.push(sayingAll({ terms: rest, rubroIds: meantIds }, { terms: all }))
  layers.push({ ...plain(byRubros(counts, meantIds, chosenIds)), hasAllWords: meaning.rest.length === 0 })
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
const plain = (candidates: Candidates): Layer => ({ candidates, hasAllWords: true, isLastResort: false })

const inRubros = (ids: readonly number[]): Candidates => ({
  rubroIds: ids.length > 0 ? ids : null,
  words: null,
})

/** Who has a meant rubro; where others were chosen, who has one of both. */
function byRubros(counts: Counts, meantIds: readonly number[], chosenIds: readonly number[]): Candidates {
  if (chosenIds.length === 0) return inRubros(meantIds)
  const both = meantIds.filter((id) => chosenIds.includes(id))
  return both.length > 0 ? inRubros(both) : whoSay(counts, chosenIds, [{ terms: [], rubroIds: meantIds }])
}

/** One way to answer: to say all of this, and to have one of the rubros where some are named. */
interface WordGroup {
  terms: readonly Term[]
  rubroIds?: readonly number[]
}

/** How many professionals are listed, and have one of some rubros, as the clock counted them last. */
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
 * Returns the professionals who answer in one of the ways and, where rubros were chosen, have one of these. Their number is
 * an estimate that treats words as independent of each other.
 */
function whoSay(counts: Counts, chosenIds: readonly number[], ways: readonly WordGroup[]): Candidates {
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
