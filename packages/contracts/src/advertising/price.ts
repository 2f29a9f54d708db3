/** The price of the picture alone, as a percentage. The combinations are percentages of it. */
export const wholePercent = 100

const dayMs = 24 * 60 * 60 * 1000

/** Returns the start of a calendar day ('2026-12-16') in UTC, in milliseconds. */
const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Returns the number of days of a booking, including the first and the last: 1 for a single day. */
export const adDays = (startDate: string, endDate: string): number =>
  Math.round((utcOf(endDate) - utcOf(startDate)) / dayMs) + 1

/** Returns the calendar day `days` days later: '2026-03-01' is two days after '2026-02-27'. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(utcOf(day) + days * dayMs).toISOString().slice(0, 10)

interface PricedBooking {
  basePriceArs: number
  /** The price of the combination as a percentage of the base price. */
  percent: number
  startDate: string
  endDate: string
}

/**
 * Returns the price of a booking in centavos: price of a day × percentage of the combination × days. Needs no rounding,
 * because pesos × percent are whole centavos.
 */
export const adPriceCentavos = ({ basePriceArs, percent, startDate, endDate }: PricedBooking): number =>
  basePriceArs * percent * adDays(startDate, endDate)

/** Returns a percentage as the factor that the API uses: 1.2 for 120 percent. */
export const multiplierOf = (percent: number): number => percent / wholePercent

/** Returns the percentage of a factor from the API. */
export const percentOf = (multiplier: number): number => Math.round(multiplier * wholePercent)
