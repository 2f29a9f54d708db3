import { calendarDay } from '@oficio/contracts/text/calendar-day'

/** Returns a day of the calendar ('2026-12-16') as columns of dates have it. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Returns a column's date as a day of the calendar. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Returns the day that it is in Argentina, as columns of dates have it. */
export const todaysDate = (now: Date): Date => dateOf(calendarDay(now))
