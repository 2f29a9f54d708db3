import type { Prisma } from '@oficio/db/generated/client'
import { todaysDate } from './ad-dates'

/** Selects bookings whose banner is shown at that time. */
export const isShownNow = (now: Date) =>
  ({
    status: 'approved',
    startDate: { lte: todaysDate(now) },
    endDate: { gte: todaysDate(now) },
  }) satisfies Prisma.AdBookingWhereInput
