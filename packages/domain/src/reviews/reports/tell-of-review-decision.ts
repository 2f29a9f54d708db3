import { paths } from '@oficio/contracts/paths'
import type { Review } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'
import { reviewedFacts, subjectOf } from '../review-subject'
import { reviewMovedMail, reviewReportDecidedMail } from './mails'

interface ReviewDecision {
  review: Review
  reports: readonly { id: string; userId: string }[]
  isHidden: boolean
  /** It was taken down, or put back. */
  hasChanged: boolean
  happeningId: string
}

/**
 * Tells whom it concerns: who reported the review what was decided; whom it is about and its author, where it was taken down
 * or put back. Whoever reported what is said of themselves is told once.
 */
export async function tellOfReviewDecision(ctx: TxCtx, decision: ReviewDecision): Promise<void> {
  await tellReporters(ctx, decision)
  if (!decision.hasChanged) return
  await tellReviewed(ctx, decision)
  await tellAuthor(ctx, decision)
}

/** An account that is closed is told nothing. */
const openAccount = (ctx: TxCtx, userId: string) =>
  ctx.db.user.findFirst({ where: { id: userId, closedAt: null }, select: { email: true } })

async function tellReviewed(
  ctx: TxCtx,
  { review, reports, isHidden, happeningId }: ReviewDecision,
): Promise<void> {
  const { kind, id, ownerId, name } = await reviewedFacts(ctx, review)
  if (ownerId === null || reports.some(({ userId }) => userId === ownerId)) return
  const owner = await openAccount(ctx, ownerId)
  if (!owner) return
  const reviewText = kind === 'professional' ? 'una reseña tuya' : `una reseña de ${name}`
  const rating = kind === 'professional' ? 'tu calificación' : 'su calificación'
  await notifyAccounts(ctx, [
    {
      userId: ownerId,
      type: 'review-decided',
      title: isHidden ? `Quitamos ${reviewText}` : `Volvimos a mostrar ${reviewText}`,
      body: isHidden ? `No cuenta en ${rating}.` : `Cuenta de nuevo en ${rating}.`,
      href: subjectOf(ctx, kind).deskPath(id),
      dedupeKey: `review-decided:${happeningId}`,
    },
  ])
  await queueMail(ctx, reviewMovedMail, {
    to: owner.email,
    dedupeKey: `review-moved:${happeningId}:professional`,
    refs: { reviewId: review.id, isHidden: Number(isHidden) },
  })
}

async function tellAuthor(ctx: TxCtx, { review, isHidden, happeningId }: ReviewDecision): Promise<void> {
  const dedupeKey = `review-moved:${happeningId}:client`
  const refs = { reviewId: review.id, isHidden: Number(isHidden) }
  if (review.userId !== null) {
    const author = await openAccount(ctx, review.userId)
    if (!author) return
    const authorId = review.userId
    await queueMail(ctx, reviewMovedMail, { to: author.email, dedupeKey, refs: { ...refs, authorId } })
  }
  if (review.leadId === null) return
  const { request } = await ctx.db.lead.findUniqueOrThrow({
    where: { id: review.leadId },
    select: { request: { select: { id: true, email: true, anonymisedAt: true } } },
  })
  if (request.anonymisedAt) return
  await queueMail(ctx, reviewMovedMail, {
    to: request.email,
    dedupeKey,
    refs: { ...refs, requestId: request.id },
  })
}

async function tellReporters(ctx: TxCtx, { review, reports, isHidden }: ReviewDecision): Promise<void> {
  const people = await ctx.db.user.findMany({
    where: { id: { in: reports.map(({ userId }) => userId) } },
    select: { id: true, email: true },
  })
  const emails = new Map(people.map(({ id, email }) => [id, email]))
  for (const { id, userId } of reports) {
    const email = emails.get(userId)
    if (!email) continue
    await notifyAccounts(ctx, [
      {
        userId,
        type: 'review-decided',
        title: isHidden ? 'Quitamos la reseña que reportaste' : 'Dejamos la reseña que reportaste',
        body: 'El motivo está en el email que te mandamos.',
        href: isHidden ? paths.notices() : paths.reportReview(review.id),
        dedupeKey: `review-report-decided:${id}`,
      },
    ])
    await queueMail(ctx, reviewReportDecidedMail, {
      to: email,
      dedupeKey: `review-report-decided:${id}`,
      refs: { reportId: id },
    })
  }
}
