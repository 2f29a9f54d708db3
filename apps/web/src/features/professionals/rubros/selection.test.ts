import { expect, it } from 'vitest'
import { changesOf, listedIds, markOf, priceFor, uncoveredAmong } from './selection'
import { coverageChange } from './selection-texts'

const selection = { savedIds: [1, 2, 3], chosenIds: [1, 3, 7] }

it('a removed rubro stays in its place until it is saved, an added one comes last', () => {
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
  expect(changesOf({ savedIds: [1, 2], chosenIds: [2, 1] })).toEqual({ added: [], removed: [] })
})

it("the price of a number of rubros is the server's price for that number", () => {
  const prices = [10_000, 10_000, 19_000].map((monthlyPriceArs, count) => ({ units: count, monthlyPriceArs }))
  expect(priceFor(prices, 2).monthlyPriceArs).toBe(19_000)
  expect(() => priceFor(prices, 3)).toThrow('no price for 3 rubros')
})

it('says which rubros the paid month includes: one exchange, and the others from the next charge', () => {
  const period = { id: 'month', paidIds: [1, 2], usedIds: [2], exchange: null }
  const coverage = {
    periods: [period],
    coveredIds: [1, 2],
    othersFrom: '2027-04-12T15:00:00.000Z',
    isEnding: false,
  }
  expect(uncoveredAmong(coverage, [1, 2, 3])).toEqual([3])
  expect(uncoveredAmong(coverage, [2, 3])).toEqual([])
  expect(uncoveredAmong(coverage, [1, 3])).toEqual([3])
  expect(uncoveredAmong(null, [3])).toEqual([])
  const namesOf = (ids: readonly number[]) => ids.map((id) => (id === 3 ? 'Gas' : 'Pintura'))
  expect(coverageChange(coverage, { added: [3], uncovered: [3], namesOf })).toBe(
    'El mes que ya pagaste no incluye Gas: tu suscripción lo incluye desde el 12 de abril de 2027.',
  )
  expect(coverageChange(coverage, { added: [3], uncovered: [], namesOf })).toContain('desde ahora')
  expect(coverageChange(coverage, { added: [], uncovered: [], namesOf })).toBeNull()
})
