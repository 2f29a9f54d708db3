import { parseCronItem } from 'graphile-worker'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** Returns whether a line of the clock's table begins in that time, the first moment left out; looks no further than a day. */
export function isDueBetween(pattern: string, from: Date, until: Date): boolean {
  const { match } = parseCronItem({ task: 'any', match: pattern })
  const first = Math.floor(from.getTime() / minuteMs) + 1
  const last = Math.min(Math.floor(until.getTime() / minuteMs), first + dayMinutes)
  for (let at = first; at <= last; at += 1) if (match(partsOf(new Date(at * minuteMs)))) return true
  return false
}

/** As the worker's clock has them, which goes by UTC. */
const partsOf = (moment: Date) => ({
  min: moment.getUTCMinutes(),
  hour: moment.getUTCHours(),
  date: moment.getUTCDate(),
  month: moment.getUTCMonth() + 1,
  dow: moment.getUTCDay(),
})
