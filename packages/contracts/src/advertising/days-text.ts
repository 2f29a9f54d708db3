import { formatDayOfMonth } from '../text/format-date'

/** Uses noon in UTC, because it is the same calendar day in Argentina. */
const day = (date: string): string => formatDayOfMonth(`${date}T12:00:00Z`)

/**
 * Returns the days of a booking in Spanish: 'del 1 de diciembre al 10 de diciembre', or 'el 1 de diciembre' for a
 * single day.
 */
export const adDaysText = ({ startDate, endDate }: { startDate: string; endDate: string }): string =>
  startDate === endDate ? `el ${day(startDate)}` : `del ${day(startDate)} al ${day(endDate)}`
