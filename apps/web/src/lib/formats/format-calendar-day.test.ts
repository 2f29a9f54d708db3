import { expect, it } from 'vitest'
import { calendarDayInWords, formatCalendarDay } from './format-calendar-day'

it('abbreviates a day for a table, and says it in full for screen readers', () => {
  expect(formatCalendarDay('2026-11-21')).toMatch(/^sáb/)
  expect(calendarDayInWords('2026-11-21')).toBe('sábado, 21 de noviembre')
})
