import { calendarDay } from '@oficio/contracts/text/calendar-day'

/** Returns a calendar day ('2026-12-16') as the value of a date column. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Returns the value of a date column as a calendar day. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Returns the current day in Argentina as the value of a date column. */
export const todaysDate = (now: Date): Date => dateOf(calendarDay(now))
