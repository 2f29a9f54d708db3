/** The replacement of one rubro by another within a paid period. */
export interface RubroExchange {
  fromRubroId: number
  toRubroId: number
}

/** One paid month of a professional's subscription, or the provisional access before its first charge. */
export interface CoveredPeriod {
  id: string
  paidIds: readonly number[]
  /** The rubros in which the professional opened a contact during this period. */
  usedIds: readonly number[]
  /** The exchange of this period. Each period allows at most one. */
  exchange: RubroExchange | null
}

/** The rubros that a professional's subscription covers at present. */
export interface RubroCoverage {
  periods: readonly CoveredPeriod[]
  /** The covered rubros of the professional. */
  coveredIds: number[]
  /** The date from which the other rubros are covered. Null if unknown. */
  othersFrom: string | null
  /** Whether no further charge will be made, so that the other rubros will never be covered. */
  isEnding: boolean
}

/** The professional's rubros that the subscription does not cover yet. `names` is never empty. */
export interface UncoveredRubros extends Pick<RubroCoverage, 'othersFrom' | 'isEnding'> {
  names: string[]
}

/**
 * Returns the rubro exchange of a period for a professional with those rubros (docs/product.md, 'Rubros of a
 * professional'). This is the recorded exchange, if any. Otherwise it is a new one: another rubro replaced a paid rubro
 * in which no contact was opened.
 */
export function exchangeFor(period: CoveredPeriod, rubroIds: readonly number[]): RubroExchange | null {
  const { paidIds, usedIds, exchange } = period
  if (exchange) return exchange
  const fromRubroId = paidIds.find((id) => !rubroIds.includes(id) && !usedIds.includes(id))
  const toRubroId = ascending(rubroIds).find((id) => !paidIds.includes(id))
  if (fromRubroId === undefined || toRubroId === undefined) return null
  return { fromRubroId, toRubroId }
}

/** Returns which of those rubros the periods cover. A period never covers more rubros than were paid. */
export function coveredAmong(periods: readonly CoveredPeriod[], rubroIds: readonly number[]): number[] {
  const covered = new Set(periods.flatMap((period) => rubrosOf(period, rubroIds)))
  return rubroIds.filter((id) => covered.has(id))
}

function rubrosOf(period: CoveredPeriod, rubroIds: readonly number[]): readonly number[] {
  const { paidIds, usedIds } = period
  const exchange = exchangeFor(period, rubroIds)
  if (!exchange) return paidIds
  const { fromRubroId, toRubroId } = exchange
  // A contact opened in one of the two rubros decides which of them the month covers.
  const isMade =
    !usedIds.includes(fromRubroId) && (rubroIds.includes(toRubroId) || usedIds.includes(toRubroId))
  return isMade ? paidIds.map((id) => (id === fromRubroId ? toRubroId : id)) : paidIds
}

const ascending = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b)
