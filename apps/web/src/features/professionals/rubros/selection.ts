import { coveredAmong, type RubroCoverage } from '@oficio/contracts/professionals/rubro-coverage'
import type { RubroPrice } from '@oficio/contracts/professionals/rubros'

/** One line of the list: a rubro that stays, comes or goes. */
export type RubroMark = 'kept' | 'added' | 'removed'

export interface Selection {
  saved: readonly number[]
  chosen: readonly number[]
}

export const markOf = ({ saved, chosen }: Selection, id: number): RubroMark => {
  if (!saved.includes(id)) return 'added'
  return chosen.includes(id) ? 'kept' : 'removed'
}

/** Returns the rubros to list: the stored ones in their order, also while they are being taken away, then the new ones. */
export const listedIds = ({ saved, chosen }: Selection): number[] => [
  ...saved,
  ...chosen.filter((id) => !saved.includes(id)),
]

/** Returns what is different from what is stored. */
export const changesOf = ({ saved, chosen }: Selection) => ({
  added: chosen.filter((id) => !saved.includes(id)),
  removed: saved.filter((id) => !chosen.includes(id)),
})

/** Returns what so many rubros cost, of the prices that the server names for every number that can be chosen. */
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
