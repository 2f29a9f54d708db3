import { calendarDay } from '@oficio/contracts/text/calendar-day'

/** Returns the last day, in Argentina, of a labelled place that was given until a moment; null where it is over, or there is none. */
export const lastFeaturedDay = (until: Date | null, now: Date): string | null =>
  // It ends with the first moment of the day after.
  until && until > now ? calendarDay(new Date(until.getTime() - 1)) : null
