import { describe, expect, it } from 'vitest'
import { choose, daysFault, queryOf, readSelection, type Selection, tapDay } from './selection'

const whole: Selection = { spaceId: 11, combinationId: 2, startDate: '2026-12-01', endDate: '2026-12-10' }

describe('what is chosen', () => {
  it('loses combination and days with another space, and the days with another combination', () => {
    expect(choose(whole, { type: 'space', spaceId: 12 })).toEqual({
      spaceId: 12,
      combinationId: null,
      startDate: '',
      endDate: '',
    })
    expect(choose(whole, { type: 'combination', combinationId: 3 })).toEqual({
      spaceId: 11,
      combinationId: 3,
      startDate: '',
      endDate: '',
    })
    const days = { startDate: '2026-12-02', endDate: '2026-12-03' }
    expect(choose(whole, { type: 'dates', ...days })).toEqual({ ...whole, ...days })
  })

  it('comes back whole from the address of a login, and without what makes no sense', () => {
    expect(readSelection(`?${queryOf(whole)}`)).toEqual(whole)
    expect(readSelection('?espacio=x&formato=2&desde=2026-12-01')).toMatchObject({
      spaceId: null,
      startDate: '',
    })
    expect(readSelection('?espacio=11&formato=2&desde=ayer')).toMatchObject({ spaceId: 11, startDate: '' })
  })
})

describe('days', () => {
  it('get their first and last by two taps; an earlier day, or a third tap, begins again', () => {
    const first = tapDay({ startDate: '', endDate: '' }, '2026-12-05')
    expect(tapDay(first, '2026-12-08')).toEqual({ startDate: '2026-12-05', endDate: '2026-12-08' })
    expect(tapDay(first, '2026-12-05')).toEqual({ startDate: '2026-12-05', endDate: '2026-12-05' })
    expect(tapDay(first, '2026-12-01')).toEqual({ startDate: '2026-12-01', endDate: '' })
    expect(tapDay(whole, '2026-12-20')).toEqual({ startDate: '2026-12-20', endDate: '' })
  })

  it('name their fault when they are booked, out of order, too many or out of reach', () => {
    const free = { first: '2026-11-25', last: '2027-05-01', taken: [] }
    expect(daysFault(whole, free)).toBeNull()
    expect(daysFault({ ...whole, endDate: '' }, free)).toBeNull()
    const takenPeriods = [{ startDate: '2026-12-10', endDate: '2026-12-12' }]
    expect(daysFault(whole, { ...free, taken: takenPeriods })).toContain('tomado')
    expect(daysFault({ ...whole, startDate: '2026-11-24' }, free)).toContain('mañana')
    expect(daysFault({ ...whole, endDate: '2026-11-30' }, free)).toContain('anterior')
    expect(daysFault({ ...whole, endDate: '2027-03-01' }, free)).toContain('hasta')
    expect(daysFault({ startDate: '2027-04-30', endDate: '2027-05-02' }, free)).toContain('lejos')
  })
})
