import { calendarDay } from '@oficio/contracts/text/calendar-day'

/** Returns the last day (Argentina time) on which a business is featured; null when it is over or was never set. */
export const lastFeaturedDay = (until: Date | null, now: Date): string | null =>
  // `until` is the first moment of the next day.
  until && until > now ? calendarDay(new Date(until.getTime() - 1)) : null
