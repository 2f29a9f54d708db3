import { paths } from '@oficio/contracts/paths'
import { z } from 'zod'
import { builtBy, defineMail } from '../../kernel/mail/define-mail'
import { isClientsMail, trackingUrl } from '../../service-requests/tracking-link'

declare module '../../kernel/mail-templates' {
  interface MailTemplates {
    /** To whoever reported a review: what was decided. */
    'review-report-decided': {
      firstName: string
      professionalName: string
      isHidden: boolean
      reason: string
      profileUrl: string
    }
    /** To whom a review is about, or who wrote it: it was taken down, or put back. */
    'review-moved': {
      firstName: string
      professionalName: string
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

/** To whom a review is about, or, with `requestId`, to the client who wrote it. */
export const reviewMovedMail = defineMail({
  template: 'review-moved',
  label: 'Reseña movida',
  // By `requestId` the mail is readdressed, and erased, with the rest of the request.
  refs: z.object({
    reviewId: z.uuid(),
    requestId: z.uuid().optional(),
    /** 1: it was taken down. */
    isHidden: z.coerce.number<number>().int(),
  }),
})

const ofWhom = {
  professional: { select: { user: { select: { firstName: true, lastName: true, email: true } } } },
} as const

export const reviewReportDecidedBuilder = builtBy(reviewReportDecidedMail, async (ctx, { reportId }) => {
  const report = await ctx.db.reviewReport.findUnique({
    where: { id: reportId },
    include: { user: { select: { firstName: true } }, review: { include: ofWhom } },
  })
  if (!report?.outcome || !report.decisionReason) return null
  const { firstName, lastName } = report.review.professional.user
  return {
    firstName: report.user.firstName,
    professionalName: `${firstName} ${lastName}`,
    isHidden: report.outcome === 'hidden',
    reason: report.decisionReason,
    // The id alone leads to the page with the name.
    profileUrl: new URL(paths.publicProfile(report.review.professionalId), ctx.site.origin).toString(),
  }
})

export const reviewMovedBuilder = builtBy(
  reviewMovedMail,
  async (ctx, { reviewId, requestId, isHidden }, to) => {
    const review = await ctx.db.review.findUnique({
      where: { id: reviewId },
      include: { ...ofWhom, lead: { select: { request: true } } },
    })
    // Decided otherwise since: that decision has a mail of its own.
    if (!review || (review.hiddenAt !== null) !== (isHidden === 1)) return null
    const { user } = review.professional
    const { request } = review.lead
    if (requestId && !isClientsMail(request, to)) return null
    return {
      firstName: requestId ? request.contactName : user.firstName,
      professionalName: `${user.firstName} ${user.lastName}`,
      isAuthor: requestId !== undefined,
      hiddenBecause: review.hiddenReason,
      url: requestId
        ? trackingUrl(ctx, request)
        : new URL(paths.professionalReviews(), ctx.site.origin).toString(),
    }
  },
)
