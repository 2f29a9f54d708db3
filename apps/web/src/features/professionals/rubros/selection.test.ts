import { expect, it } from 'vitest'
import { changesOf, listedIds, markOf, priceFor } from './selection'

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

it('what so many cost is what the server named for that number', () => {
  const prices = [10_000, 10_000, 19_000].map((monthlyPriceArs, count) => ({ units: count, monthlyPriceArs }))
  expect(priceFor(prices, 2).monthlyPriceArs).toBe(19_000)
  expect(() => priceFor(prices, 3)).toThrow('no price for 3 rubros')
})
