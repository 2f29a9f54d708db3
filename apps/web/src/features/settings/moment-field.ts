import { tz } from '@date-fns/tz'
import { timeZone } from '@oficio/contracts/text/time-zone'
import { formatISO, isValid, parseISO } from 'date-fns'

const inArgentina = { in: tz(timeZone) }

/** Returns a moment as the value of a date-time field, in Argentina's time: '2026-11-21T14:30'. */
export const toField = (moment: Date): string =>
  formatISO(moment, inArgentina).slice(0, 'yyyy-mm-ddThh:mm'.length)

/**
 * Returns the moment in a date-time field, read in Argentina's time whatever the time zone of the browser. Null if it
 * is empty.
 */
export function fromField(text: string): string | null {
  const moment = parseISO(text, inArgentina)
  return isValid(moment) ? new Date(moment.getTime()).toISOString() : null
}
