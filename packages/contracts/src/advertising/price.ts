/** The price of the picture alone, of which a combination costs a share. */
export const wholePercent = 100

const dayMs = 24 * 60 * 60 * 1000

/** Returns the moment of UTC that is a day of the calendar ('2026-12-16'). */
const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Returns how many days a booking has, the first and the last one counted: 1 for a day alone. */
export const adDays = (startDate: string, endDate: string): number =>
  Math.round((utcOf(endDate) - utcOf(startDate)) / dayMs) + 1

/** Returns the day of the calendar that is so many days after another: '2026-03-01' two days after '2026-02-27'. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(utcOf(day) + days * dayMs).toISOString().slice(0, 10)

interface PricedBooking {
  basePriceArs: number
  /** What the combination costs in hundredths of that. */
  percent: number
  startDate: string
  endDate: string
}

/** Returns what a booking costs: price of a day × share of the combination × days. Whole centavos, so nothing is rounded. */
export const adPriceCentavos = ({ basePriceArs, percent, startDate, endDate }: PricedBooking): number =>
  basePriceArs * percent * adDays(startDate, endDate)

/** The share as calls name it: 1.2 for 120 hundredths. */
export const multiplierOf = (percent: number): number => percent / wholePercent

/** Returns the same for a factor in a call: its hundredths. */
export const percentOf = (multiplier: number): number => Math.round(multiplier * wholePercent)
