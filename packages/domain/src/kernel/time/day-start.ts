import { parseISO, startOfDay } from 'date-fns'
import { inArgentina } from './days'

/** Returns the first instant of the current day in Argentina. */
export const dayStart = (now: Date): Date => new Date(startOfDay(now, inArgentina).getTime())

/** Returns the first instant of a day of the calendar ('2026-12-16') in Argentina. */
export const startOfCalendarDay = (day: string): Date => new Date(parseISO(day, inArgentina).getTime())
