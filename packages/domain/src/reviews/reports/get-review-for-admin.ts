import { AppError } from '@oficio/contracts/errors'
import type { ReviewForAdmin, ReviewSignals } from '@oficio/contracts/reviews/reports'
import type { Prisma, Review } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { networkHashOf } from '../../kernel/caller-marks'
import type { Ctx } from '../../kernel/ctx'
import { addDays, subDays } from '../../kernel/time/days'
import { ofReviewed, type ReviewTarget, reviewedFacts, subjectOf } from '../review-subject'
import { publicWork, viewPublicReview } from '../view-review'
import { viewReport, withReporter } from './view-report'

/** The number of the owner's sessions whose networks are compared. */
const sessionsRead = 50

/** Returns a review in its original words, with all its reports, for an admin. Throws not_found. */
export async function getReviewForAdmin(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<ReviewForAdmin> {
  requireAdmin(actor)
  const review = await ctx.db.review.findUnique({
    where: { id },
    include: { ...publicWork, reports: { include: withReporter, orderBy: { createdAt: 'asc' } } },
  })
  if (!review) throw new AppError('not_found')
  const target = await reviewedFacts(ctx, review)
  const lead =
    review.leadId === null
      ? null
      : await ctx.db.lead.findUniqueOrThrow({ where: { id: review.leadId }, select: { requestId: true } })
  return {
    ...viewPublicReview(review),
    title: review.title,
    content: review.content,
    kind: target.kind,
    reviewedName: target.name,
    signature: target.signature,
    reviewedPath: target.panelPath,
    requestId: lead?.requestId ?? null,
    signals: await findSignals(ctx, review, target),
    standing: review.standing,
    doubts: review.doubts,
    hiddenBecause: review.hiddenReason,
    decisions: review.decisions,
    reports: review.reports.map((report) => viewReport(report, target.ownerId)),
  }
}

interface OwnedTarget extends ReviewTarget {
  ownerId: string | null
}

/**
 * Returns hints that a review was bought or written by the owner, as long as its origin is stored. No hint is proof,
 * because whole families visit one café.
 */
async function findSignals(ctx: Ctx, review: Review, target: OwnedTarget): Promise<ReviewSignals> {
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

async function isOwners(
  ctx: Ctx,
  { deviceHash, networkHash }: Review,
  { kind, id, ownerId }: OwnedTarget,
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
