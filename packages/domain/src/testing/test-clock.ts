import type { Clock } from '../kernel/ports'

/**
 * The start of test time, a Monday noon in Buenos Aires. It is later than any real time, so that times that the
 * database sets by its own clock (such as the times of jobs) count as past.
 */
const testStart = new Date('2035-03-12T15:00:00.000Z')

export interface TestClock extends Clock {
  set(time: Date): void
  advance(duration: { days?: number; hours?: number; minutes?: number; seconds?: number; ms?: number }): void
}

/** Returns a clock that stands still until a test moves it. */
export function testClock(start: Date = testStart): TestClock {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    set: (time) => {
      now = time.getTime()
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 }) => {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + ms
    },
  }
}
