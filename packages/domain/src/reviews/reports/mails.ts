import type { ReviewedKind } from '@oficio/contracts/reviews/subjects'
import type { ServiceRequest } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { Ctx } from '../../kernel/ctx'
import { builtBy, defineMail } from '../../kernel/mail/define-mail'
import { isClientsMail, trackingUrl } from '../../service-requests/tracking-link'
import { reviewedFacts, subjectOf } from '../review-subject'

declare module '../../kernel/mail-templates' {
  interface MailTemplates {
    /** To whoever reported a review: what was decided. */
    'review-report-decided': {
      firstName: string
      kind: ReviewedKind
      reviewedName: string
      isHidden: boolean
      reason: string
      reviewedUrl: string
    }
    /** To whom a review is about, or who wrote it: it was taken down, or put back. */
    'review-moved': {
      firstName: string
      kind: ReviewedKind
      reviewedName: string
      isAuthor: boolean
      /** Why it was taken down; null where it was put back. */
      hiddenBecause: string | null
      url: string
    }
  }
}

/** To whoever reported a review: what was decided. */
export const reviewReportDecidedMail = defineMail({
  template: 'review-report-decided',
  label: 'Decisión sobre una reseña denunciada',
  refs: z.object({ reportId: z.uuid() }),
})

/** To whom a review is about; with `requestId` to the client who wrote it, with `authorId` to the account that did. */
export const reviewMovedMail = defineMail({
  template: 'review-moved',
  label: 'Reseña movida',
  // By `requestId` the mail is readdressed, and erased, with the rest of the request.
  refs: z.object({
    reviewId: z.uuid(),
    requestId: z.uuid().optional(),
    authorId: z.uuid().optional(),
    /** 1: it was taken down. */
    isHidden: z.coerce.number<number>().int(),
  }),
})

export const reviewReportDecidedBuilder = builtBy(reviewReportDecidedMail, async (ctx, { reportId }) => {
  const report = await ctx.db.reviewReport.findUnique({
    where: { id: reportId },
    include: { user: { select: { firstName: true } }, review: true },
  })
  if (!report?.outcome || !report.decisionReason) return null
  const { kind, name, path } = await reviewedFacts(ctx, report.review)
  return {
    firstName: report.user.firstName,
    kind,
    reviewedName: name,
    isHidden: report.outcome === 'hidden',
    reason: report.decisionReason,
    reviewedUrl: urlOf(ctx, path),
  }
})

export const reviewMovedBuilder = builtBy(
  reviewMovedMail,
  async (ctx, { reviewId, requestId, authorId, isHidden }, to) => {
    const review = await ctx.db.review.findUnique({
      where: { id: reviewId },
      include: { lead: { select: { request: true } } },
    })
    // Decided otherwise since: that decision has a mail of its own.
    if (!review || (review.hiddenAt !== null) !== (isHidden === 1)) return null
    const { id, kind, name, path, ownerId } = await reviewedFacts(ctx, review)
    const common = { kind, reviewedName: name, hiddenBecause: review.hiddenReason }
    if (requestId) return toClient(ctx, review.lead?.request ?? null, to, common)
    const userId = authorId ?? ownerId
    const user = userId && (await ctx.db.user.findUnique({ where: { id: userId } }))
    if (!user) return null
    const isAuthor = authorId !== undefined
    const url = isAuthor ? urlOf(ctx, path) : urlOf(ctx, subjectOf(ctx, kind).deskPath(id))
    return { ...common, firstName: user.firstName, isAuthor, url }
  },
)

const urlOf = ({ site }: Ctx, path: string): string => new URL(path, site.origin).toString()

function toClient<Common>(ctx: Ctx, request: ServiceRequest | null, to: string, common: Common) {
  if (!request || !isClientsMail(request, to)) return null
  return { ...common, firstName: request.contactName, isAuthor: true, url: trackingUrl(ctx, request) }
}
