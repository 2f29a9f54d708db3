import { expect, it } from 'vitest'
import { countTries } from './use-retries'

const minuteMs = 60_000

it('tries of one page are counted on, though each shows its error anew', () => {
  const tries = countTries()
  for (const tried of [0, 1, 2, 3]) {
    expect(tries.of('/a', tried * minuteMs)).toBe(tried)
    tries.add('/a', tried * minuteMs)
  }
})

it('a page that fails again after minutes of peace is tried as soon as the first time', () => {
  const tries = countTries()
  tries.add('/a', 0)
  tries.add('/a', minuteMs)
  expect(tries.of('/a', 3 * minuteMs)).toBe(2)
  expect(tries.of('/a', 7 * minuteMs)).toBe(0)
  tries.add('/a', 7 * minuteMs)
  expect(tries.of('/a', 7 * minuteMs)).toBe(1)
})

it('whoever goes elsewhere and comes back finds it tried as soon as the first time', () => {
  const tries = countTries()
  tries.add('/a', 0)
  expect(tries.of('/b', 0)).toBe(0)
  tries.leave()
  expect(tries.of('/a', 0)).toBe(0)
})
