/** A rubro that another one replaces within a period that is paid. */
export interface RubroExchange {
  fromRubroId: number
  toRubroId: number
}

/** One paid month of a professional's subscription, or the trust in its first charge. */
export interface CoveredPeriod {
  id: string
  paidIds: readonly number[]
  /** Those in which a contact was opened in this period. */
  usedIds: readonly number[]
  /** At most one for each period. */
  exchange: RubroExchange | null
}

/** What a professional's subscription covers now. */
export interface RubroCoverage {
  periods: readonly CoveredPeriod[]
  /** The professional's rubros that are covered. */
  coveredIds: number[]
  /** From when the others are, null where no day is known. */
  othersFrom: string | null
  /** No charge is to come, so the others will not be covered. */
  isEnding: boolean
}

/** The professional's rubros that the subscription does not cover yet; never without a name. */
export interface UncoveredRubros extends Pick<RubroCoverage, 'othersFrom' | 'isEnding'> {
  names: string[]
}

/**
 * Returns the exchange of a period for a professional with those rubros (docs/product.md, 'Rubros of a
 * professional'): the recorded exchange, or else a new one, where a paid rubro without an opened contact was replaced
 * by another.
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
  // A contact that was opened in one of the two settles which of them the month is for.
  const isMade =
    !usedIds.includes(fromRubroId) && (rubroIds.includes(toRubroId) || usedIds.includes(toRubroId))
  return isMade ? paidIds.map((id) => (id === fromRubroId ? toRubroId : id)) : paidIds
}

const ascending = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b)
