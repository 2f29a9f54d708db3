import { addMonths } from '../store/dates'
import type { Frequency } from '../store/records'

const DAY_MS = 24 * 3_600_000

/** Returns the moment `count` periods after `moment`. */
export function later(moment: Date, { frequency, type }: Frequency, count: number): Date {
  if (type === 'months') return addMonths(moment, frequency * count)
  return new Date(moment.getTime() + frequency * count * DAY_MS)
}
