import { describe, expect, it } from 'vitest'
import {
  choose,
  daysFault,
  freeSpaceId,
  isTaken,
  queryOf,
  readSelection,
  type Selection,
  tapDay,
} from './selection'

const whole: Selection = {
  slot: 'homepage_sidebar',
  combinationId: 2,
  startDate: '2026-12-01',
  endDate: '2026-12-10',
}

describe('what is chosen', () => {
  it('loses only the days with another slot, and nothing with another combination', () => {
    const slot = 'search_professionals'
    expect(choose(whole, { type: 'slot', slot })).toEqual({
      slot,
      combinationId: 2,
      startDate: '',
      endDate: '',
    })
    expect(choose(whole, { type: 'combination', combinationId: 3 })).toEqual({ ...whole, combinationId: 3 })
    const days = { startDate: '2026-12-02', endDate: '2026-12-03' }
    expect(choose(whole, { type: 'dates', ...days })).toEqual({ ...whole, ...days })
  })

  it('comes back whole from the address of a login, and without what makes no sense', () => {
    expect(readSelection(`?${queryOf(whole)}`)).toEqual(whole)
    expect(readSelection('?espacio=x&formato=2&desde=2026-12-01')).toMatchObject({
      slot: null,
      startDate: '',
    })
    expect(readSelection('?espacio=homepage_sidebar&formato=2&desde=ayer')).toMatchObject({
      slot: 'homepage_sidebar',
      startDate: '',
    })
  })
})

describe('days', () => {
  const december = (first: number, last: number) => ({
    startDate: `2026-12-${String(first).padStart(2, '0')}`,
    endDate: `2026-12-${String(last).padStart(2, '0')}`,
  })
  const daysOf = (...takenPeriods: ReturnType<typeof december>[][]) => ({
    first: '2026-11-25',
    last: '2027-05-01',
    spaces: takenPeriods.map((periods, at) => ({ id: 11 + at, taken: periods })),
  })
  const free = daysOf([])

  it('get their first and last by two taps; an earlier day, or a third tap, begins again', () => {
    const first = tapDay({ startDate: '', endDate: '' }, '2026-12-05')
    expect(tapDay(first, '2026-12-08')).toEqual(december(5, 8))
    expect(tapDay(first, '2026-12-05')).toEqual(december(5, 5))
    expect(tapDay(first, '2026-12-01')).toEqual({ startDate: '2026-12-01', endDate: '' })
    expect(tapDay(whole, '2026-12-20')).toEqual({ startDate: '2026-12-20', endDate: '' })
  })

  it('get the first space that is free on all of them', () => {
    const days = daysOf([december(3, 4)], [december(9, 9)], [])
    expect(freeSpaceId(december(1, 2), days)).toBe(11)
    expect(freeSpaceId(december(2, 6), days)).toBe(12)
    expect(freeSpaceId(december(1, 10), days)).toBe(13)
    expect(daysFault(december(1, 10), days)).toBeNull()
  })

  it('are taken only if no space of the slot is free', () => {
    const days = daysOf([december(3, 4)], [december(4, 5)])
    expect(['2026-12-03', '2026-12-04', '2026-12-05'].map((day) => isTaken(day, days))).toEqual([
      false,
      true,
      false,
    ])
  })

  it('name their fault when they are booked, out of order, too many or out of reach', () => {
    expect(daysFault(whole, free)).toBeNull()
    expect(daysFault({ ...whole, endDate: '' }, free)).toBeNull()
    expect(daysFault(whole, daysOf([december(10, 12)]))).toContain('tomado')
    expect(daysFault(whole, daysOf([december(1, 2)], [december(9, 12)]))).toContain('un mismo lugar')
    expect(daysFault({ ...whole, startDate: '2026-11-24' }, free)).toContain('mañana')
    expect(daysFault({ ...whole, endDate: '2026-11-30' }, free)).toContain('anterior')
    expect(daysFault({ ...whole, endDate: '2027-03-01' }, free)).toContain('hasta')
    expect(daysFault({ startDate: '2027-04-30', endDate: '2027-05-02' }, free)).toContain('lejos')
  })
})
