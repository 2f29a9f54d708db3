import { describe, expect, it } from 'vitest'
import type { Interval, WeeklyHours } from '../../kernel/weekly-hours'
import { type Opening, openingText } from './opening'

const closedWeek: WeeklyHours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
}
const opening = (week: Partial<WeeklyHours>, special: Record<string, Interval[]> = {}): Opening => ({
  week: { ...closedWeek, ...week },
  special,
})
/** Returns a moment in Argentina, in the week that begins on Monday, 2 November 2026. */
const at = (day: number, time: string) => new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00-03:00`)
const [monday, tuesday, friday, saturday, sunday] = [2, 3, 6, 7, 8]

const shop = opening({
  monday: [
    { open: '09:00', close: '13:00' },
    { open: '16:30', close: '20:00' },
  ],
  tuesday: [{ open: '09:00', close: '13:00' }],
})
const bar = opening({
  friday: [{ open: '20:00', close: '02:00' }],
  saturday: [{ open: '20:00', close: '01:30' }],
})

describe('whether a place is open', () => {
  it.each([
    ['before it opens', shop, at(monday, '08:59'), 'Cerrado, abre a las 9'],
    ['from the minute at which it opens', shop, at(monday, '09:00'), 'Abierto ahora, cierra a las 13'],
    ['in the pause at noon', shop, at(monday, '13:00'), 'Cerrado, abre a las 16:30'],
    ['in the afternoon', shop, at(monday, '19:59'), 'Abierto ahora, cierra a las 20'],
    ['in the evening', shop, at(monday, '20:00'), 'Cerrado, abre mañana a las 9'],
    ['days before it opens', shop, at(tuesday, '13:00'), 'Cerrado, abre el lunes a las 9'],
    ['before midnight of a night', bar, at(friday, '23:59'), 'Abierto ahora, cierra a las 2'],
    ['after midnight of that night', bar, at(saturday, '01:59'), 'Abierto ahora, cierra a las 2'],
    ['when that night ends', bar, at(saturday, '02:00'), 'Cerrado, abre a las 20'],
    ['in the first hour of the next one', bar, at(sunday, '00:30'), 'Abierto ahora, cierra a la 1:30'],
    ['where it never is', opening({}), at(monday, '12:00'), 'Cerrado'],
  ])('is right %s', (_when, place, now, text) => {
    expect(openingText(place, now)).toEqual({ isOpen: text.startsWith('Abierto'), text })
  })

  it('goes through midnight where one day ends as the next begins', () => {
    const place = opening({
      monday: [{ open: '18:00', close: '24:00' }],
      tuesday: [{ open: '00:00', close: '03:00' }],
    })
    expect(openingText(place, at(monday, '23:30')).text).toBe('Abierto ahora, cierra a las 3')
    expect(openingText(place, at(tuesday, '00:00')).text).toBe('Abierto ahora, cierra a las 3')
  })

  it('says no hour where it never closes', () => {
    const allDay = [{ open: '00:00', close: '24:00' }]
    const week = {
      monday: allDay,
      tuesday: allDay,
      wednesday: allDay,
      thursday: allDay,
      friday: allDay,
      saturday: allDay,
      sunday: allDay,
    }
    expect(openingText(opening(week), at(monday, '12:00')).text).toBe('Abierto ahora')
  })

  it('follows the days that are no usual ones, also in the night that would reach into the next', () => {
    const holiday = opening(shop.week, { '2026-11-02': [] })
    expect(openingText(holiday, at(monday, '10:00')).text).toBe('Cerrado, abre mañana a las 9')
    const short = opening(shop.week, { '2026-11-02': [{ open: '10:00', close: '11:00' }] })
    expect(openingText(short, at(monday, '10:00')).text).toBe('Abierto ahora, cierra a las 11')
    const noNight = opening(bar.week, { '2026-11-06': [] })
    expect(openingText(noNight, at(saturday, '01:00')).text).toBe('Cerrado, abre a las 20')
  })
})
