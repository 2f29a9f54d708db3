import type { Tx } from '@oficio/db/client'
import { allOf, findTerms, type Term } from '../words/find-terms'
import type { Meaning } from '../words/meant'
import type { Among } from './find-rows'
import { everybody, oneOfRubros, professionalWords, rubroLexeme } from './search-words'

/** Those who answer equally well to what was typed: all of a layer come before all of the next. */
export interface Layer {
  among: Among
  /** They answer to every word that was typed. */
  hasAllWords: boolean
  /** It is only looked at while nobody was found. */
  isLastResort: boolean
}

/** More answers than these are not read to be sorted: then they are so many that the best are found by walking on. */
const rareMost = 3000

/**
 * Returns where is looked for what was typed, best first. Words that mean a rubro find who has it; the words that are left
 * ('plomero gómez') put those first who use them of themselves. Words that mean no rubro are all looked for in what
 * professionals say; numbers alone find nobody. With chosen rubros nobody without one of them is found.
 */
export async function searchLayers(db: Tx, meaning: Meaning, chosenIds: readonly number[]): Promise<Layer[]> {
  if (meaning.words.length === 0) return [plain(inRubros(chosenIds))]
  const meantIds = idsOf(meaning.meant)
  // A phone in a description is masked for whoever reads it, and must not be found by trying.
  const findable = meaning.words.filter((word) => !/\d/.test(word))
  if (findable.length === 0) return []
  const terms = await findTerms(db, professionalWords, findable)
  const termsOf = (words: readonly string[]) => words.flatMap((word) => terms.get(word) ?? [])
  const [all, rest] = [termsOf(meaning.words), termsOf(meaning.rest)]
  const chosen = chosenIds.length > 0 ? [oneOfRubros(chosenIds)] : []
  const layer = await wordLayers(db, chosenIds)
  if (meantIds.length === 0) {
    if (all.length === 0) return [plain(inRubros(chosenIds))]
    return [layer([allOf(all)], chosen, all)]
  }
  const layers: Layer[] = []
  if (rest.length > 0) {
    const withRubro = `${allOf(rest)} & ${oneOfRubros(meantIds)}`
    layers.push(layer([withRubro, allOf(all)], chosen, rest))
  }
  layers.push({ ...byRubros(meantIds, chosenIds), hasAllWords: meaning.rest.length === 0 })
  const otherIds = idsOf(meaning.others)
  if (otherIds.length > 0)
    layers.push({ ...byRubros(otherIds, chosenIds), hasAllWords: false, isLastResort: true })
  return layers
}

const idsOf = (rubros: Meaning['meant']) => rubros.map(({ id }) => id)
const plain = (among: Among): Layer => ({ among, hasAllWords: true, isLastResort: false })

const inRubros = (ids: readonly number[]): Among =>
  ids.length > 0 ? { kind: 'rubros', rubroIds: ids } : { kind: 'everybody', words: null, isRare: false }

/** Who has a meant rubro; where others were chosen, who has one of both. */
function byRubros(meantIds: readonly number[], chosenIds: readonly number[]): Layer {
  if (chosenIds.length === 0) return plain(inRubros(meantIds))
  const both = meantIds.filter((id) => chosenIds.includes(id))
  if (both.length > 0) return plain(inRubros(both))
  const words = `${oneOfRubros(meantIds)} & ${oneOfRubros(chosenIds)}`
  return plain({ kind: 'everybody', words, isRare: false })
}

/** Returns how a layer of words is made, which must know how many professionals the chosen rubros leave. */
async function wordLayers(db: Tx, chosenIds: readonly number[]) {
  const share = chosenIds.length > 0 ? await shareOf(db, chosenIds) : 1
  return (alternatives: readonly string[], chosen: readonly string[], terms: readonly Term[]): Layer => {
    const words = [`(${alternatives.map((one) => `(${one})`).join(' | ')})`, ...chosen].join(' & ')
    const expected = share * Math.min(...terms.map(({ users }) => users))
    return plain({ kind: 'everybody', words, isRare: expected <= rareMost })
  }
}

/** Returns which share of the listed professionals has one of the rubros. */
async function shareOf(db: Tx, ids: readonly number[]): Promise<number> {
  const [row] = await db.$queryRaw<{ share: number | null }[]>`
    SELECT sum(professionals) FILTER (WHERE word = ANY(${ids.map(rubroLexeme)}::text[]))::float8
      / nullif(max(professionals) FILTER (WHERE word = ${everybody}), 0) AS share
    FROM search_words
    WHERE word = ANY(${[everybody, ...ids.map(rubroLexeme)]}::text[])`
  return Math.min(row?.share ?? 1, 1)
}
