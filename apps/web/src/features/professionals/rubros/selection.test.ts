import { expect, it } from 'vitest'
import { changesOf, listedIds, markOf, monthlyPriceOf } from './selection'

const selection = { saved: [1, 2, 3], chosen: [1, 3, 7] }

it('what is taken away stays in sight in its place until it is saved, what is added comes last', () => {
  expect(listedIds(selection)).toEqual([1, 2, 3, 7])
  expect(listedIds(selection).map((id) => markOf(selection, id))).toEqual([
    'kept',
    'removed',
    'kept',
    'added',
  ])
})

it('taking something away and putting it back is no change', () => {
  expect(changesOf(selection)).toEqual({ added: [7], removed: [2] })
  expect(changesOf({ saved: [1, 2], chosen: [2, 1] })).toEqual({ added: [], removed: [] })
})

it('every rubro costs the same, and none costs as much as one', () => {
  expect(monthlyPriceOf(10_000, 3)).toBe(30_000)
  expect(monthlyPriceOf(10_000, 0)).toBe(10_000)
})
