import { describe, expect, it } from 'vitest'
import { businessHours, readWeek, showWeek } from './hours'

const nine = { open: '09:00', close: '13:00', closed: false }

it('names a fault by the field that was sent', () => {
  const week = {
    monday: { open: 'x', close: '18:00' },
    friday: { open: '09:00', close: '12:00', second: { open: '14:00', close: '99' } },
  }
  const paths = businessHours.safeParse(week).error?.issues.map(({ path }) => path.join('.'))
  expect(paths).toEqual(['monday.open', 'friday.second.close'])
})

describe('the hours of a business', () => {
  it('are taken as one interval a day, and answered in the same shape', () => {
    const read = businessHours.parse({ monday: { open: '09:00', close: '18:00', closed: false } })
    expect(showWeek(read)).toMatchObject({
      monday: { open: '09:00', close: '18:00', closed: false, second: null },
      tuesday: { open: null, close: null, closed: true, second: null },
    })
  })

  it('accept a second interval, and an interval past midnight', () => {
    const friday = { ...nine, second: { open: '20:00', close: '02:00' } }
    const read = businessHours.parse({ friday, saturday: nine })
    expect(read.friday).toEqual([
      { open: '09:00', close: '13:00' },
      { open: '20:00', close: '02:00' },
    ])
    expect(showWeek(read).friday.second).toEqual({ open: '20:00', close: '02:00' })
    expect(readWeek(showWeek(read))).toEqual(read)
  })

  it.each([
    ['9', '20'],
    ['9:00', '20:00'],
    ['09', '20.00'],
  ])('may be written as %s to %s', (open, close) => {
    expect(businessHours.parse({ monday: { open, close } }).monday).toEqual([
      { open: '09:00', close: '20:00' },
    ])
  })

  it('are empty on a closed day, whatever times were sent with it', () => {
    expect(businessHours.parse({ sunday: { open: 'x', close: '', closed: true } }).sunday).toEqual([])
  })

  it.each([
    ['a time that is none', { monday: { open: 'nueve', close: '18:00' } }],
    ['an hour that no day has', { monday: { open: '9', close: '28' } }],
    ['no times on an open day', { monday: { closed: false } }],
    [
      'a second interval before the first one ends',
      { monday: { ...nine, second: { open: '12:00', close: '20:00' } } },
    ],
    [
      'a first interval that goes past midnight',
      {
        monday: { open: '20:00', close: '02:00', second: { open: '21:00', close: '22:00' } },
      },
    ],
    [
      'a night that reaches into the next morning',
      { monday: { open: '20:00', close: '10:00' }, tuesday: nine },
    ],
    ['the same over the end of the week', { sunday: { open: '20:00', close: '10:00' }, monday: nine }],
  ])('are refused with %s', (_what, week) => {
    expect(businessHours.safeParse(week).success).toBe(false)
  })
})
