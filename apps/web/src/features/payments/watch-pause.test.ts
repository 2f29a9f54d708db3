import { expect, it } from 'vitest'
import { watchPause } from './watch-pause'

it('a page that waits for a review asks ever less often, stays within what a visitor may ask, and stops', () => {
  const moments: number[] = []
  let at = 0
  for (let looks = 1, pause = watchPause(looks); pause !== null; looks += 1, pause = watchPause(looks)) {
    at += pause
    moments.push(at)
  }
  const pauses = moments.map((moment, index) => moment - (moments[index - 1] ?? 0))
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  // At most half of the calls that the rate limit allows one address in ten minutes.
  expect(moments.filter((moment) => moment <= 600_000).length).toBeLessThanOrEqual(60)
  expect(at).toBeLessThan(20 * 60_000)
})
