import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adDays, adPriceCentavos, dayAfter } from './price'

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Counts the days one by one, as a reference for the arithmetic. */
function countedDays(startDate: string, endDate: string): number {
  let days = 1
  for (let at = new Date(`${startDate}T12:00:00Z`); at.toISOString().slice(0, 10) < endDate; days += 1)
    at.setUTCDate(at.getUTCDate() + 1)
  return days
}

describe('the price of a booking', () => {
  it('is the price of a day × the share × the days, both included, to the centavo, across months and years', () => {
    const bookingCase = fc.record({
      basePriceArs: fc.integer({ min: 1, max: 50_000 }),
      percent: fc.integer({ min: 100, max: 300 }),
      startDate: day,
      length: fc.integer({ min: 1, max: 60 }),
    })
    fc.assert(
      fc.property(bookingCase, ({ basePriceArs, percent, startDate, length }) => {
        const endDate = dayAfter(startDate, length - 1)
        expect(adDays(startDate, endDate)).toBe(length)
        expect(countedDays(startDate, endDate)).toBe(length)
        const centavos = adPriceCentavos({ basePriceArs, percent, startDate, endDate })
        expect((centavos / 100).toFixed(2)).toBe((basePriceArs * (percent / 100) * length).toFixed(2))
      }),
    )
  })

  it.each([
    ['2026-12-28', '2027-01-06', 10],
    ['2028-02-27', '2028-03-02', 5],
    ['2027-02-27', '2027-03-02', 4],
    ['2026-12-01', '2026-12-01', 1],
  ])('the days from %s to %s number %i', (startDate, endDate, days) => {
    expect(adDays(startDate, endDate)).toBe(days)
  })
})
