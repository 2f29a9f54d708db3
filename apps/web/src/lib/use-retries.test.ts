import { expect, it } from 'vitest'
import { countTries } from './use-retries'

const minuteMs = 60_000

it('retries of one page are counted on, though each shows its error again', () => {
  const tries = countTries()
  for (const attempt of [0, 1, 2, 3]) {
    expect(tries.of('/a', attempt * minuteMs)).toBe(attempt)
    tries.add('/a', attempt * minuteMs)
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

it('a visitor who leaves and comes back gets the first short pause again', () => {
  const tries = countTries()
  tries.add('/a', 0)
  expect(tries.of('/b', 0)).toBe(0)
  tries.leave()
  expect(tries.of('/a', 0)).toBe(0)
})
