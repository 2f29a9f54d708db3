import { coveredAmong, type RubroCoverage } from '@oficio/contracts/professionals/rubro-coverage'
import type { RubroPrice } from '@oficio/contracts/professionals/rubros'

/** The mark of a rubro in the list: whether it was stored before, is new, or will be removed. */
export type RubroMark = 'kept' | 'added' | 'removed'

export interface Selection {
  savedIds: readonly number[]
  chosenIds: readonly number[]
}

export const markOf = ({ savedIds, chosenIds }: Selection, id: number): RubroMark => {
  if (!savedIds.includes(id)) return 'added'
  return chosenIds.includes(id) ? 'kept' : 'removed'
}

/** Returns the rubros to list: the stored ones in their order, including removed ones, then the new ones. */
export const listedIds = ({ savedIds, chosenIds }: Selection): number[] => [
  ...savedIds,
  ...chosenIds.filter((id) => !savedIds.includes(id)),
]

/** Returns the added and the removed rubros. */
export const changesOf = ({ savedIds, chosenIds }: Selection) => ({
  added: chosenIds.filter((id) => !savedIds.includes(id)),
  removed: savedIds.filter((id) => !chosenIds.includes(id)),
})

/**
 * Returns the price of that number of rubros. The server sends a price for every number that can be chosen. Throws if
 * there is none.
 */
export function priceFor(prices: readonly RubroPrice[], rubros: number): RubroPrice {
  const price = prices[rubros]
  if (!price) throw new Error(`no price for ${rubros} rubros`)
  return price
}

/** Returns the rubros that the paid month would not cover. Returns none without a subscription that gives access. */
export function uncoveredAmong(coverage: RubroCoverage | null, rubroIds: readonly number[]): number[] {
  if (!coverage) return []
  const covered = coveredAmong(coverage.periods, rubroIds)
  return rubroIds.filter((id) => !covered.includes(id))
}
