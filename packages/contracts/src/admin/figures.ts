/** The selectable periods in days, today included. */
export const figurePeriods = [7, 30, 90] as const
export type FigurePeriod = (typeof figurePeriods)[number]

/** The query parameter of the panel's first screen that selects the period. */
export const periodName = 'dias'

/** Returns the period of the query parameter. Falls back to the shortest period. */
export const readPeriod = (query: string | undefined): FigurePeriod =>
  figurePeriods.find((days) => String(days) === query) ?? figurePeriods[0]

export interface Share {
  part: number
  total: number
}

/** Supply and demand of a rubro in a province: requests, requests with a lead, and professionals. */
export interface Liquidity {
  rubroName: string
  provinciaName: string
  requests: number
  /** Requests whose contact data at least one professional opened. */
  takenCount: number
  /** Approved and available professionals with the rubro in the province. */
  professionals: number
}

/** Supply and demand of a province in all rubros together. */
export interface ProvinceFigures {
  id: number
  name: string
  requests: number
  takenCount: number
  /** Approved and available professionals of the province. */
  professionals: number
}

/** The figures that are compared with the period before. */
export interface PeriodFigures {
  /** One entry for each day of the period, oldest first. */
  perDay: { day: string; requests: number }[]
  requests: number
  /**
   * The shares of requests whose client was reached within an hour and within a day. Counts only requests that are old
   * enough to judge.
   */
  answeredInHour: Share
  answeredInDay: Share
  /** Median time from filing to the first lead, in minutes; null without any lead. */
  firstLeadMinutes: number | null
  revenueCentavos: number
  refundedCentavos: number
}

/** Marketplace figures of the last days (docs/product.md, 'Admin'). */
export interface MarketFigures extends PeriodFigures {
  days: FigurePeriod
  /** When the figures were computed; they are cached for some minutes. */
  measuredAt: string
  /** The same figures of as many days before, up to the same time of day. */
  previous: PeriodFigures
  /** Of the approved professionals, the share who opened contact data in the period. */
  activeProfessionals: Share
  /** All provinces, in the order of the reference data. */
  provinces: ProvinceFigures[]
  /** Highest demand first. */
  liquidity: Liquidity[]
}
