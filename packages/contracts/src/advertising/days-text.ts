import { formatDayOfMonth } from '../text/format-date'

/** Noon of UTC is the same day in Argentina. */
const day = (date: string): string => formatDayOfMonth(`${date}T12:00:00Z`)

/** Returns the days of a booking in words: 'del 1 de diciembre al 10 de diciembre'; of one day: 'el 1 de diciembre'. */
export const adDaysText = ({ startDate, endDate }: { startDate: string; endDate: string }): string =>
  startDate === endDate ? `el ${day(startDate)}` : `del ${day(startDate)} al ${day(endDate)}`
