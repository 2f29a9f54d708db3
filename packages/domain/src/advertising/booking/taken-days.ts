import type { Tx } from '@oficio/db/client'
import type { AdBooking, Prisma } from '@oficio/db/generated/client'
import { lockNames } from '../../kernel/lock-names'
import { dateOf } from '../ad-dates'

/** The states in which a booking has its days to itself; the database's own rule names the same. */
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

/** Lets one at a time book a space, pay for a lapsed booking of it, or let one lapse, until the transaction ends. */
export const lockSpace = (tx: Tx, spaceId: number): Promise<void> =>
  lockNames(tx, 'ad-space', [String(spaceId)])

/** Returns the bookings that have one of those days: paid, or reserved for a caller who still may pay. */
export const findTaken = (tx: Tx, days: Days, now: Date): Promise<AdBooking[]> =>
  tx.adBooking.findMany({
    where: {
      ...sharingADay(days),
      status: { in: [...live] },
      NOT: isLapsed(now),
    },
    orderBy: { startDate: 'asc' },
  })

/** A booking that nobody paid in time, and that the clock has not seen yet. */
export const isLapsed = (now: Date) =>
  ({ status: 'pending_payment', heldUntil: { lte: now } }) satisfies Prisma.AdBookingWhereInput

/** Lets go of days that nobody paid for in time: of one booking, or of all that have one of those days. */
export async function lapseHolds(tx: Tx, now: Date, selection: Days | { id: string }): Promise<void> {
  const where = 'id' in selection ? selection : sharingADay(selection)
  await tx.adBooking.updateMany({ where: { ...where, ...isLapsed(now) }, data: { status: 'expired' } })
}
