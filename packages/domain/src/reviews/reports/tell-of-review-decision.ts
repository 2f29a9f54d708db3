import { paths } from '@oficio/contracts/paths'
import type { Review } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'
import { reviewMovedMail, reviewReportDecidedMail } from './mails'

interface Decided {
  review: Review
  /** Those that waited for the decision. */
  reports: readonly { id: string; userId: string }[]
  isHidden: boolean
  /** It was taken down, or put back. */
  hasChanged: boolean
  happeningId: string
}

/**
 * Tells whom it concerns: who reported the review what was decided; whom it is about and its client, where it was taken
 * down or put back. A professional who reported it is told once.
 */
export async function tellOfReviewDecision(ctx: TxCtx, decided: Decided): Promise<void> {
  const { review, reports, isHidden, hasChanged, happeningId } = decided
  const professional = await ctx.db.professional.findUniqueOrThrow({
    where: { id: review.professionalId },
    select: { userId: true, user: { select: { email: true } } },
  })
  await tellReporters(ctx, decided)
  if (!hasChanged) return
  const { request } = await ctx.db.lead.findUniqueOrThrow({
    where: { id: review.leadId },
    select: { request: { select: { id: true, email: true, anonymisedAt: true } } },
  })
  if (!reports.some(({ userId }) => userId === professional.userId)) {
    await notifyAccounts(ctx, [
      {
        userId: professional.userId,
        type: 'review-decided',
        title: isHidden ? 'Quitamos una reseña tuya' : 'Volvimos a mostrar una reseña tuya',
        body: isHidden ? 'No cuenta en tu calificación.' : 'Cuenta de nuevo en tu calificación.',
        href: paths.professionalReviews(),
        dedupeKey: `review-decided:${happeningId}`,
      },
    ])
    await queueMail(ctx, reviewMovedMail, {
      to: professional.user.email,
      dedupeKey: `review-moved:${happeningId}:professional`,
      refs: { reviewId: review.id, isHidden: Number(isHidden) },
    })
  }
  if (request.anonymisedAt) return
  await queueMail(ctx, reviewMovedMail, {
    to: request.email,
    dedupeKey: `review-moved:${happeningId}:client`,
    refs: { reviewId: review.id, requestId: request.id, isHidden: Number(isHidden) },
  })
}

async function tellReporters(ctx: TxCtx, { review, reports, isHidden }: Decided): Promise<void> {
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
