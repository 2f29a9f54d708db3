import { addMonths, getDate, getDaysInMonth, isLastDayOfMonth, setDate } from 'date-fns'
import { inArgentina } from './days'

/**
 * Returns until when a monthly charge pays: the same day and hour of the next month in Argentina, or that month's last
 * day where it is shorter. A charge on the last day of a short month stands for `anchorDay`, the day on which the
 * charges began, so that whoever began on the 31st is not short of three days every March.
 */
export function monthAfter(debitAt: Date, anchorDay = 1): Date {
  const next = addMonths(debitAt, 1, inArgentina)
  const day = dayInArgentina(debitAt)
  const wanted = isLastDayOfMonth(debitAt, inArgentina) ? Math.max(day, anchorDay) : day
  return new Date(setDate(next, Math.min(wanted, getDaysInMonth(next))).getTime())
}

/** Returns the day of the month that it is in Argentina. */
export const dayInArgentina = (date: Date): number => getDate(date, inArgentina)
