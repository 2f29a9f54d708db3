/** Of how many days figures are shown, today included. */
export const figurePeriods = [7, 30, 90] as const
export type FigurePeriod = (typeof figurePeriods)[number]

/** What the address of the panel's first screen calls the period. */
export const periodName = 'dias'

/** Returns the period that an address asks for; the shortest where it asks for none of them. */
export const readPeriod = (query: string | undefined): FigurePeriod =>
  figurePeriods.find((days) => String(days) === query) ?? figurePeriods[0]

export interface Share {
  part: number
  total: number
}

/** How a rubro goes in a province: what is asked for, how much of it somebody took up, and who is there for it. */
export interface Liquidity {
  rubroName: string
  provinciaName: string
  requests: number
  /** Those of which somebody opened the contact data. */
  takenCount: number
  /** Approved and available professionals with the rubro in the province. */
  professionals: number
}

/** How the marketplace went in the last days (docs/product.md, 'Admin'). */
export interface MarketFigures {
  days: FigurePeriod
  /** They are kept for some minutes. */
  measuredAt: string
  /** Oldest first, each day of the period. */
  perDay: { day: string; requests: number }[]
  requests: number
  /**
   * Of the requests that are old enough to judge: the share whose client was reached within an hour, within a day.
   */
  answeredInHour: Share
  answeredInDay: Share
  /** Median from filing to the first lead; null where there was none. */
  firstLeadMinutes: number | null
  /** Approved professionals, and those of them who opened contact data in the period. */
  activeProfessionals: Share
  revenueCentavos: number
  refundedCentavos: number
  /** Where most is asked for first. */
  liquidity: Liquidity[]
}
