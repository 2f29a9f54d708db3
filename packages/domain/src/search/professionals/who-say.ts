import type { Tx } from '@oficio/db/client'
import { allOf, type Term } from '../words/find-terms'
import type { Among } from './row-source'
import { everybody, oneOfRubros, rubroLexeme } from './search-words'

/** One way to answer: to say all of this, and to have one of the rubros where some are named. */
export interface Said {
  terms: readonly Term[]
  rubroIds?: readonly number[]
}

/** How many professionals are listed, and have one of some rubros, as the clock counted them last. */
export interface Counts {
  all: number
  having(rubroIds: readonly number[]): number
}

export async function readCounts(db: Tx, rubroIds: readonly number[]): Promise<Counts> {
  const words = [everybody, ...rubroIds.map(rubroLexeme)]
  const rows = await db.searchWord.findMany({ where: { word: { in: words } } })
  const counted = new Map(rows.map(({ word, professionals }) => [word, professionals]))
  const all = counted.get(everybody) ?? 0
  const sum = (ids: readonly number[]) =>
    ids.reduce((sum, id) => sum + (counted.get(rubroLexeme(id)) ?? 0), 0)
  return { all, having: (ids) => Math.min(sum(ids), all) }
}

/**
 * Returns who answers in one of the ways and, where rubros were chosen, has one of these. How many they are is guessed as if
 * nobody's words had to do with their other ones.
 */
export function whoSay(counts: Counts, chosenIds: readonly number[], ways: readonly Said[]): Among {
  const isChosen = chosenIds.length > 0
  const among = isChosen ? counts.having(chosenIds) : counts.all
  const shareOf = ({ terms, rubroIds }: Said) =>
    terms.reduce((share, { users }) => share * part(users, counts.all), rubroIds ? shareHaving(rubroIds) : 1)
  const shareHaving = (ids: readonly number[]) => {
    const both = ids.filter((id) => chosenIds.includes(id))
    return Math.max(part(counts.having(both), among), part(counts.having(ids), counts.all))
  }
  const share = Math.min(
    ways.reduce((sum, way) => sum + shareOf(way), 0),
    1,
  )
  return {
    rubroIds: isChosen ? chosenIds : null,
    words: { query: ways.map(queryOf).join(' | '), share, expected: share * among },
  }
}

const part = (some: number, all: number): number => (all > 0 ? Math.min(some / all, 1) : 0)

const queryOf = ({ terms, rubroIds }: Said): string =>
  `(${[terms.length > 0 ? [allOf(terms)] : [], rubroIds ? [oneOfRubros(rubroIds)] : []].flat().join(' & ')})`
