import { expect, it } from 'vitest'
import { niceTicks } from './nice-ticks'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [8, [0, 2, 4, 6, 8]],
  [11, [0, 5, 10, 15]],
  [160, [0, 50, 100, 150, 200]],
])('divides an axis up to %d into few round steps', (max, ticks) => {
  expect(niceTicks(max)).toEqual(ticks)
})
