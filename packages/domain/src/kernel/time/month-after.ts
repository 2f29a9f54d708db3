import { addMonths, getDate, getDaysInMonth, isLastDayOfMonth, setDate } from 'date-fns'
import { inArgentina } from './days'

/**
 * Returns the end of the period that a monthly charge covers: the same day and hour of the next month in Argentina, or
 * the last day of a shorter month. A charge on the last day of a month uses `anchorDay`, the day of the first charge.
 * Otherwise a subscription from the 31st would lose three days every March.
 */
export function monthAfter(debitAt: Date, anchorDay = 1): Date {
  const next = addMonths(debitAt, 1, inArgentina)
  const day = dayInArgentina(debitAt)
  const wantedDay = isLastDayOfMonth(debitAt, inArgentina) ? Math.max(day, anchorDay) : day
  return new Date(setDate(next, Math.min(wantedDay, getDaysInMonth(next))).getTime())
}

/** Returns the day of the month of a date in Argentina. */
export const dayInArgentina = (date: Date): number => getDate(date, inArgentina)
