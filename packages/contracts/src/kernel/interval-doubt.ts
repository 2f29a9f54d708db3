import { shortTime } from '../text/short-time'
import type { Interval } from './weekly-hours'

interface IntervalDoubt {
  /** The end of the interval as typed, in words: 'a las 8 del día siguiente'. */
  ends: string
  /** The same hour after noon, if the author may have meant it: '20:00'; otherwise null. */
  otherReading: string | null
}

const probe = '01:00'
const two = '02:00'
const noon = '12:00'

/**
 * Returns the warning about an interval that ends before it begins, such as '9 a 8': on a 12-hour clock it means the
 * evening, at a business that is open at night the next morning. Returns null for an unambiguous interval.
 */
export function intervalDoubt({ open, close }: Interval): IntervalDoubt | null {
  if (open === '' || close === '' || open < close) return null
  const [hour = '', minutes = ''] = close.split(':')
  const later = `${Number(hour) + 12}:${minutes}`
  const isMorning = close >= probe && close < noon
  return {
    ends: `${close >= probe && close < two ? 'a la' : 'a las'} ${shortTime(close)} del día siguiente`,
    otherReading: isMorning && open < later ? later : null,
  }
}
