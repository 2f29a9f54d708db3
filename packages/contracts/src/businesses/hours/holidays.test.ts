import { expect, it } from 'vitest'
import { comingHolidays, nationalHolidays } from './holidays'

const dates = (year: number) => nationalHolidays(year).map(({ date }) => date)
const dayOf = (year: number, label: string) =>
  nationalHolidays(year).find((holiday) => holiday.label.includes(label))?.date

// The dates that the Ministry of the Interior published for these years.
it('the holidays of 2024 are the real ones, without the bridges that a decree made', () => {
  expect(dates(2024)).toEqual([
    '2024-01-01',
    '2024-02-12',
    '2024-02-13',
    '2024-03-24',
    '2024-03-29',
    '2024-04-02',
    '2024-05-01',
    '2024-05-25',
    '2024-06-17',
    '2024-06-20',
    '2024-07-09',
    '2024-08-17',
    '2024-10-12',
    '2024-11-18',
    '2024-12-08',
    '2024-12-25',
  ])
})

it('Carnival and Good Friday follow Easter', () => {
  expect([dayOf(2025, 'Carnaval'), dayOf(2025, 'Viernes Santo')]).toEqual(['2025-03-03', '2025-04-18'])
  expect([dayOf(2026, 'Carnaval'), dayOf(2026, 'Viernes Santo')]).toEqual(['2026-02-16', '2026-04-03'])
  expect(dayOf(2038, 'Viernes Santo')).toBe('2038-04-23')
})

it('a movable holiday goes to the Monday before from Tuesday and Wednesday, after from Thursday and Friday', () => {
  expect(dayOf(2025, 'Güemes')).toBe('2025-06-16')
  expect(dayOf(2026, 'Güemes')).toBe('2026-06-15')
  expect(dayOf(2025, 'Soberanía')).toBe('2025-11-24')
  expect(dayOf(2026, 'Soberanía')).toBe('2026-11-23')
  // By law, a holiday on a Sunday is not moved.
  expect(dayOf(2025, 'San Martín')).toBe('2025-08-17')
})

it('two on one day are one, and no day is named twice', () => {
  expect(nationalHolidays(2021).find(({ date }) => date === '2021-04-02')?.label).toMatch(
    /Malvinas.* y |Santo y /,
  )
  for (let year = 2020; year < 2060; year += 1) expect(new Set(dates(year)).size).toBe(dates(year).length)
})

it('the coming holidays cover one year from today on', () => {
  const coming = comingHolidays('2026-12-25')
  expect(coming[0]).toEqual({ date: '2026-12-25', label: 'Navidad' })
  expect(coming.at(-1)?.date).toBe('2027-12-08')
})
