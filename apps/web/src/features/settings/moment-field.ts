import { tz } from '@date-fns/tz'
import { timeZone } from '@oficio/contracts/text/time-zone'
import { formatISO, isValid, parseISO } from 'date-fns'

const inArgentina = { in: tz(timeZone) }

/** Returns a moment as a date-time field takes it, in Argentina's time: '2026-11-21T14:30'. */
export const toField = (moment: Date): string =>
  formatISO(moment, inArgentina).slice(0, 'yyyy-mm-ddThh:mm'.length)

/** Returns what a date-time field holds as a moment, whatever the clock of the browser's country; null when it is empty. */
export function fromField(text: string): string | null {
  const moment = parseISO(text, inArgentina)
  return isValid(moment) ? new Date(moment.getTime()).toISOString() : null
}
