import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { startOfISOWeek } from 'date-fns'
import { inArgentina } from '../../kernel/time/days'

/** Returns the current day in Argentina as the value of a date column. */
export const visitDay = (now: Date): Date => new Date(`${calendarDay(now)}T00:00:00Z`)

/** Returns the Monday of the current week in Argentina: '2026-11-23'. */
export const mondayOf = (now: Date): string =>
  calendarDay(new Date(startOfISOWeek(now, inArgentina).getTime()))
