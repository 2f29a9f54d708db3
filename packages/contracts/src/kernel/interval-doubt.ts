import { shortTime } from '../text/short-time'
import type { Interval } from './weekly-hours'

interface IntervalDoubt {
  /** When it ends as it stands: 'a las 8 del día siguiente'. */
  ends: string
  /** The same hour after noon, where that is what somebody may have meant: '20:00'; null where it is not. */
  meant: string | null
}

const one = '01:00'
const two = '02:00'
const noon = '12:00'

/**
 * Returns what is to be said of an interval that ends before it begins, as '9 a 8': somebody who tells hours by halves of a day
 * means the evening, and whoever is open at night the next morning. Null for one that says what it means.
 */
export function intervalDoubt({ open, close }: Interval): IntervalDoubt | null {
  if (open === '' || close === '' || open < close) return null
  const [hour = '', minutes = ''] = close.split(':')
  const later = `${Number(hour) + 12}:${minutes}`
  const isMorning = close >= one && close < noon
  return {
    ends: `${close >= one && close < two ? 'a la' : 'a las'} ${shortTime(close)} del día siguiente`,
    meant: isMorning && open < later ? later : null,
  }
}
