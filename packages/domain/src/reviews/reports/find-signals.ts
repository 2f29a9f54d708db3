import type { ReviewSignals } from '@oficio/contracts/reviews/reports'
import type { Prisma, Review } from '@oficio/db/generated/client'
import { networkHashOf } from '../../kernel/caller-marks'
import type { Ctx } from '../../kernel/ctx'
import { addDays, subDays } from '../../kernel/time/days'
import { ofReviewed, type ReviewTarget, subjectOf } from '../review-subject'

interface Owned extends ReviewTarget {
  ownerId: string | null
}

/**
 * Returns what speaks for a review that was bought, or written by its own owner, as far as it is still known from where it came.
 * None of it decides anything: whole families visit one café.
 */
export async function findSignals(ctx: Ctx, review: Review, target: Owned): Promise<ReviewSignals> {
  const { id, userId, deviceHash, networkHash, createdAt } = review
  const count = (where: Prisma.ReviewWhereInput) =>
    ctx.db.review.count({ where: { id: { not: id }, ...where } })
  const ofSame = ofReviewed(target)
  const day = { gte: subDays(createdAt, 1), lte: addDays(createdAt, 1) }
  const [sameDevice, sameNetwork, sameDay, isFromOwner] = await Promise.all([
    deviceHash === null ? 0 : count({ deviceHash, userId: { not: userId } }),
    networkHash === null ? 0 : count({ ...ofSame, networkHash }),
    count({ ...ofSame, createdAt: day }),
    isOwners(ctx, review, target),
  ])
  return { sameDevice, sameNetwork, sameDay, isFromOwner }
}

/** How many networks of an owner are looked at. */
const sessionsRead = 50

async function isOwners(
  ctx: Ctx,
  { deviceHash, networkHash }: Review,
  { kind, id, ownerId }: Owned,
): Promise<boolean> {
  const devices = deviceHash === null ? [] : await subjectOf(ctx, kind).findOwnersDevices(ctx.db, id)
  if (devices.some((device) => device === deviceHash)) return true
  if (ownerId === null || networkHash === null) return false
  const sessions = await ctx.db.session.findMany({
    where: { userId: ownerId, ipPrefix: { not: null } },
    orderBy: { createdAt: 'desc' },
    select: { ipPrefix: true },
    take: sessionsRead,
  })
  return sessions.some(({ ipPrefix }) => ipPrefix !== null && networkHashOf(ctx, ipPrefix) === networkHash)
}
