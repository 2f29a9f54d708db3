import { expect, it } from 'vitest'
import { pagesShown } from './pages-shown'

it('all of five pages are linked; of more, five around the current one with the first and the last', () => {
  expect(pagesShown(2, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pagesShown(1, 6)).toEqual([1, 2, 3, 4, 5, 6])
  expect(pagesShown(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
  expect(pagesShown(10, 20)).toEqual([1, null, 8, 9, 10, 11, 12, null, 20])
  expect(pagesShown(20, 20)).toEqual([1, null, 16, 17, 18, 19, 20])
  expect(pagesShown(4, 20)).toEqual([1, 2, 3, 4, 5, 6, null, 20])
})
