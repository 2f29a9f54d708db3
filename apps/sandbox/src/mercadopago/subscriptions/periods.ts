import { daysAfter, monthsAfter } from '../store/dates'
import type { Frequency } from '../store/records'

/** Returns the time `count` periods after `moment`. */
export const addPeriods = (moment: Date, { frequency, type }: Frequency, count: number): Date =>
  type === 'months' ? monthsAfter(moment, frequency * count) : daysAfter(moment, frequency * count)
