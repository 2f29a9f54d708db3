import type { Tx } from '@oficio/db/client'
import type { AdBooking, Prisma } from '@oficio/db/generated/client'
import { lockNames } from '../../kernel/lock-names'
import { dateOf } from '../ad-dates'

/** The states in which a booking occupies its days. A database constraint names the same states. */
const live = ['pending_payment', 'pending_review', 'approved'] as const

interface Days {
  spaceId: number
  startDate: string
  endDate: string
}

const sharingADay = ({ spaceId, startDate, endDate }: Days) =>
  ({
    spaceId,
    startDate: { lte: dateOf(endDate) },
    endDate: { gte: dateOf(startDate) },
  }) satisfies Prisma.AdBookingWhereInput

/** Serialises booking a space, paying for a lapsed booking, and expiring bookings, until the transaction ends. */
export const lockSpace = (tx: Tx, spaceId: number): Promise<void> =>
  lockNames(tx, 'ad-space', [String(spaceId)])

/** Returns the bookings that occupy one of those days: paid, or held for a caller who may still pay. */
export const findTaken = (tx: Tx, days: Days, now: Date): Promise<AdBooking[]> =>
  tx.adBooking.findMany({
    where: {
      ...sharingADay(days),
      status: { in: [...live] },
      NOT: isLapsed(now),
    },
    orderBy: { startDate: 'asc' },
  })

/** Selects bookings that were not paid in time and not yet expired by the clock. */
export const isLapsed = (now: Date) =>
  ({ status: 'pending_payment', heldUntil: { lte: now } }) satisfies Prisma.AdBookingWhereInput

/** Expires lapsed bookings: one booking, or all that occupy one of those days. */
export async function lapseHolds(tx: Tx, now: Date, selection: Days | { id: string }): Promise<void> {
  const where = 'id' in selection ? selection : sharingADay(selection)
  await tx.adBooking.updateMany({ where: { ...where, ...isLapsed(now) }, data: { status: 'expired' } })
}
