import { calendarDay } from '@oficio/contracts/text/format-date'

/** Returns the day that it is in Argentina as columns of dates have it. */
export const visitDay = (now: Date): Date => new Date(`${calendarDay(now)}T00:00:00Z`)
