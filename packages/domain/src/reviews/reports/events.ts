import { paths } from '@oficio/contracts/paths'
import type { ReviewedKind } from '@oficio/contracts/reviews/subjects'
import type { ServiceRequest } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { Ctx } from '../../kernel/ctx'
import { builtBy, defineEvent } from '../../kernel/events/define-event'
import { isClientsMail, trackingUrl } from '../../service-requests/tracking-link'
import { reviewedFacts, subjectOf } from '../review-subject'

declare module '../../kernel/mail-templates' {
  interface MailTemplates {
    /** Tells the reporter of a review about the decision. */
    'review-report-decided': {
      firstName: string
      kind: ReviewedKind
      reviewedName: string
      isHidden: boolean
      reason: string
      reviewedUrl: string
    }
    /** Tells the reviewed professional or owner, or the author, that the review was hidden or restored. */
    'review-moved': {
      firstName: string
      kind: ReviewedKind
      reviewedName: string
      isAuthor: boolean
      /** The reason for hiding the review; null if it was restored. */
      hiddenBecause: string | null
      url: string
    }
  }
}

/** Notifies the reporter of a review about the decision. */
export const reviewReportDecidedEvent = defineEvent({
  name: 'review-report-decided',
  group: 'reviews',
  notice: {
    kind: 'review-decided',
    words: ({ reviewId, isHidden }: { reviewId: string; isHidden: boolean }) => ({
      title: isHidden ? 'Quitamos la reseña que reportaste' : 'Dejamos la reseña que reportaste',
      body: 'El motivo está en el email que te mandamos.',
      href: isHidden ? paths.notices() : paths.reportReview(reviewId),
    }),
  },
  mail: {
    label: 'Decisión sobre una reseña denunciada',
    isAlwaysSent: true,
    refs: z.object({ reportId: z.uuid() }),
  },
})

/**
 * Notifies the reviewed professional or owner that a review was hidden or restored. The author gets only the mail, with
 * `requestId` if a client wrote the review and `authorId` if an account did.
 */
export const reviewMovedEvent = defineEvent({
  name: 'review-moved',
  group: 'reviews',
  notice: {
    kind: 'review-decided',
    words: (data: { isHidden: number; kind: ReviewedKind; name: string; href: string }) => {
      const isOfPerson = data.kind === 'professional'
      const reviewText = isOfPerson ? 'una reseña tuya' : `una reseña de ${data.name}`
      const ratingText = isOfPerson ? 'tu calificación' : 'su calificación'
      return data.isHidden
        ? { title: `Quitamos ${reviewText}`, body: `No cuenta en ${ratingText}.`, href: data.href }
        : {
            title: `Volvimos a mostrar ${reviewText}`,
            body: `Cuenta de nuevo en ${ratingText}.`,
            href: data.href,
          }
    },
  },
  mail: {
    label: 'Reseña movida',
    isAlwaysSent: true,
    // `requestId` lets the mail be readdressed and erased with the rest of the request.
    refs: z.object({
      reviewId: z.uuid(),
      requestId: z.uuid().optional(),
      authorId: z.uuid().optional(),
      /** 1 if the review was hidden. */
      isHidden: z.coerce.number<number>().int(),
    }),
  },
})

export const reviewReportDecidedBuilder = builtBy(reviewReportDecidedEvent, async (ctx, { reportId }) => {
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
  reviewMovedEvent,
  async (ctx, { reviewId, requestId, authorId, isHidden }, to) => {
    const review = await ctx.db.review.findUnique({
      where: { id: reviewId },
      include: { lead: { select: { request: true } } },
    })
    // Skips an outdated decision, because the newer decision has its own mail.
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
