import { coveredAmong, type RubroCoverage } from '@oficio/contracts/professionals/rubro-coverage'
import type { RubroPrice } from '@oficio/contracts/professionals/rubros'

/** One line of the list: a rubro that stays, comes or goes. */
export type RubroMark = 'kept' | 'added' | 'removed'

export interface Selection {
  savedIds: readonly number[]
  chosenIds: readonly number[]
}

export const markOf = ({ savedIds, chosenIds }: Selection, id: number): RubroMark => {
  if (!savedIds.includes(id)) return 'added'
  return chosenIds.includes(id) ? 'kept' : 'removed'
}

/** Returns the rubros to list: the stored ones in their order, also while they are being taken away, then the new ones. */
export const listedIds = ({ savedIds, chosenIds }: Selection): number[] => [
  ...savedIds,
  ...chosenIds.filter((id) => !savedIds.includes(id)),
]

/** Returns what is different from what is stored. */
export const changesOf = ({ savedIds, chosenIds }: Selection) => ({
  added: chosenIds.filter((id) => !savedIds.includes(id)),
  removed: savedIds.filter((id) => !chosenIds.includes(id)),
})

/** Returns what so many rubros cost, of the prices that the server names for every number that can be chosenIds. */
export function priceFor(prices: readonly RubroPrice[], rubros: number): RubroPrice {
  const price = prices[rubros]
  if (!price) throw new Error(`no price for ${rubros} rubros`)
  return price
}

/** Returns which of those rubros the paid month would not cover; none without a subscription that gives access. */
export function uncoveredAmong(coverage: RubroCoverage | null, rubroIds: readonly number[]): number[] {
  if (!coverage) return []
  const covered = coveredAmong(coverage.periods, rubroIds)
  return rubroIds.filter((id) => !covered.includes(id))
}
