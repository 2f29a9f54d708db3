import { expect, it } from 'vitest'
import { holidaysLeft, type SpecialDay, withHolidays } from './special-days'

const day = (date: string, changes: Partial<SpecialDay> = {}): SpecialDay => ({
  key: date,
  date,
  label: '',
  intervals: [],
  ...changes,
})
const christmas = { date: '2026-12-25', label: 'Navidad' }
const newYear = { date: '2027-01-01', label: 'Año Nuevo' }

it('holidays come between the own days, closed, and a day that is named already keeps its hours', () => {
  const own = [
    day('2026-12-25', { intervals: [{ open: '10:00', close: '13:00' }] }),
    day('2026-12-26'),
    day('', { key: 'new' }),
  ]
  const all = withHolidays(own, [christmas, newYear])
  expect(all.map(({ date }) => date)).toEqual(['2026-12-25', '2026-12-26', '2027-01-01', ''])
  expect(all[0]?.intervals).toHaveLength(1)
  expect(all[2]).toMatchObject({ label: 'Año Nuevo', intervals: [] })
  expect(holidaysLeft(all, [christmas, newYear])).toEqual([])
})
