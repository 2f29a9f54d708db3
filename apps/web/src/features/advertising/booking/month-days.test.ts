import { expect, it } from 'vitest'
import { monthAfter, weeksOf } from './month-days'

it.each([
  ['2026-12', '2027-01', 5],
  ['2027-02', '2027-03', 4],
  ['2028-02', '2028-03', 5],
  ['2026-11', '2026-12', 6],
])('%s has every day of it once, under its weekday', (month, next, weeks) => {
  expect(monthAfter(month, 1)).toBe(next)
  const all = weeksOf(month)
  expect(all).toHaveLength(weeks)
  for (const week of all)
    for (const [at, day] of week.entries())
      if (day) expect((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7).toBe(at)
  const days = all.flat().filter((day) => day !== null)
  expect(new Set(days).size).toBe(
    new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate(),
  )
})
