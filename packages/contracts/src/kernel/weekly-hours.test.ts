import { describe, expect, it } from 'vitest'
import { limits } from '../limits'
import { hoursLines } from './hours-lines'
import { usualHours } from './usual-hours'
import { weekdays } from './weekdays'
import { hasHours, type Interval, type WeeklyHours, weeklyHours } from './weekly-hours'

const everyDay = (intervals: Interval[]): WeeklyHours =>
  // Object.fromEntries loses the keys, which are exactly the weekdays.
  Object.fromEntries(weekdays.map((name) => [name, intervals])) as WeeklyHours

describe('the hours of a week', () => {
  it('refuses intervals that end before they begin, overlap or are no times', () => {
    const isFine = (monday: Interval[]) => weeklyHours.safeParse({ ...usualHours, monday }).success
    expect(
      isFine([
        { open: '09:00', close: '13:00' },
        { open: '16:30', close: '20:00' },
      ]),
    ).toBe(true)
    expect(isFine([{ open: '00:00', close: '24:00' }])).toBe(true)
    expect(isFine([{ open: '18:00', close: '09:00' }])).toBe(false)
    expect(isFine([{ open: '09:00', close: '09:00' }])).toBe(false)
    expect(
      isFine([
        { open: '09:00', close: '13:00' },
        { open: '12:00', close: '20:00' },
      ]),
    ).toBe(false)
    expect(
      isFine([
        { open: '16:00', close: '20:00' },
        { open: '09:00', close: '13:00' },
      ]),
    ).toBe(false)
    expect(isFine([{ open: '9:00', close: '25:00' }])).toBe(false)
    const many = Array.from({ length: limits.intervalsPerDay + 1 }, (_none, at) => ({
      open: `0${at}:00`,
      close: `0${at}:30`,
    }))
    expect(isFine(many)).toBe(false)
  })

  it('has none when every day is off', () => {
    expect(hasHours(usualHours)).toBe(true)
    expect(hasHours(everyDay([]))).toBe(false)
  })
})

describe('in words', () => {
  const lines = (hours: WeeklyHours) =>
    hoursLines(hours, 'Cerrado').map(({ days, times }) => `${days}: ${times}`)

  it('joins consecutive days with equal hours in a line', () => {
    expect(lines(usualHours)).toEqual(['Lunes a viernes: 9 a 18', 'Sábado: 10 a 14', 'Domingo: Cerrado'])
    const siesta = [
      { open: '09:00', close: '13:00' },
      { open: '16:30', close: '20:00' },
    ]
    expect(lines({ ...everyDay(siesta), saturday: [], sunday: [] })).toEqual([
      'Lunes a viernes: 9 a 13 y 16:30 a 20',
      'Sábado y domingo: Cerrado',
    ])
  })

  it('names a whole day and a whole week', () => {
    expect(lines(everyDay([{ open: '00:00', close: '24:00' }]))).toEqual(['Todos los días: todo el día'])
    expect(lines({ ...usualHours, tuesday: [{ open: '08:00', close: '12:00' }] }).slice(0, 3)).toEqual([
      'Lunes: 9 a 18',
      'Martes: 8 a 12',
      'Miércoles a viernes: 9 a 18',
    ])
  })
})
