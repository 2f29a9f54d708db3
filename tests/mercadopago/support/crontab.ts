import { parseCronItem } from 'graphile-worker'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/**
 * Returns whether a line of the clock's table is due in the given time, excluding `from` itself. Checks at most one
 * day.
 */
export function isDueBetween(pattern: string, from: Date, until: Date): boolean {
  const { match } = parseCronItem({ task: 'any', match: pattern })
  const first = Math.floor(from.getTime() / minuteMs) + 1
  const last = Math.min(Math.floor(until.getTime() / minuteMs), first + dayMinutes)
  for (let at = first; at <= last; at += 1) if (match(partsOf(new Date(at * minuteMs)))) return true
  return false
}

/** The parts of a moment in UTC, as the worker's clock uses them. */
const partsOf = (moment: Date) => ({
  min: moment.getUTCMinutes(),
  hour: moment.getUTCHours(),
  date: moment.getUTCDate(),
  month: moment.getUTCMonth() + 1,
  dow: moment.getUTCDay(),
})
