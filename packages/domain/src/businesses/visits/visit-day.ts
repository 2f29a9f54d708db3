import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { startOfISOWeek } from 'date-fns'
import { inArgentina } from '../../kernel/time/days'

/** Returns the day that it is in Argentina as columns of dates have it. */
export const visitDay = (now: Date): Date => new Date(`${calendarDay(now)}T00:00:00Z`)

/** Returns the Monday of the week that it is in Argentina: '2026-11-23'. */
export const mondayOf = (now: Date): string =>
  calendarDay(new Date(startOfISOWeek(now, inArgentina).getTime()))
