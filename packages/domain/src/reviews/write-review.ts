import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import type { OwnReview, writeReviewEndpoint } from '@oficio/contracts/reviews/endpoints'
import type { Review, ServiceRequest } from '@oficio/db/generated/client'
import type { Actor } from '../kernel/actor'
import type { Ctx, TxCtx } from '../kernel/ctx'
import { notifyAccounts } from '../kernel/notices/notify-accounts'
import { lockOwnRequest } from '../service-requests/viewer'
import { countReviews } from './count-reviews'
import { notePraise } from './note-praise'
import { type ReviewableLead, reviewableLeads } from './reviewable-leads'
import { authorNameOf, editableUntil, viewOwnReview } from './view-review'

type Input = InputOf<typeof writeReviewEndpoint>

/**
 * Stores what the client of a completed request says of whoever did the work, or what they say instead
 * (docs/product.md, 'Reviews'): one review for each lead, counted in the same transaction. Throws request_not_found,
 * not_reviewable, review_not_editable.
 */
export async function writeReview(ctx: Ctx, actor: Actor, input: Input): Promise<OwnReview> {
  return ctx.transaction(async (ctx) => {
    const request = await lockOwnRequest(ctx, actor, input.id)
    const lead = await leadFor(ctx, request, input.leadId)
    const review = lead.review ? await change(ctx, lead.review, input) : await add(ctx, request, lead, input)
    await notePraise(ctx, actor, { requestId: request.id, leadId: lead.id, rating: input.rating })
    await countReviews(ctx, { kind: 'professional', id: lead.professionalId })
    return viewOwnReview(ctx, review, lead)
  })
}

async function leadFor(
  ctx: TxCtx,
  request: ServiceRequest,
  leadId: string | undefined,
): Promise<ReviewableLead> {
  const leads = await reviewableLeads(ctx.db, request)
  const lead = leads.length === 1 ? leads[0] : leads.find(({ id }) => id === leadId)
  if (!lead || (leadId !== undefined && lead.id !== leadId)) throw new AppError('not_reviewable')
  return lead
}

/** What is left out is taken away: the form always sends the whole review. */
const wordsOf = ({ rating, title, content }: Input) => ({
  rating,
  title: title ?? null,
  content: content ?? null,
})

async function change(ctx: TxCtx, review: Review, input: Input): Promise<Review> {
  const now = ctx.clock.now()
  if (!editableUntil(now, review)) throw new AppError('review_not_editable')
  const { count } = await ctx.db.review.updateMany({
    where: { id: review.id, hiddenAt: null },
    data: { ...wordsOf(input), editedAt: now },
  })
  // Taken down at this very moment.
  if (count === 0) throw new AppError('review_not_editable')
  return ctx.db.review.findUniqueOrThrow({ where: { id: review.id } })
}

async function add(ctx: TxCtx, request: ServiceRequest, lead: ReviewableLead, input: Input): Promise<Review> {
  const review = await ctx.db.review.create({
    data: {
      id: ctx.ids.next(),
      leadId: lead.id,
      professionalId: lead.professionalId,
      authorName: authorNameOf(request.contactName, request.contactLastName),
      ...wordsOf(input),
      createdAt: ctx.clock.now(),
    },
  })
  const { userId } = await ctx.db.professional.findUniqueOrThrow({
    where: { id: lead.professionalId },
    select: { userId: true },
  })
  await notifyAccounts(ctx, [
    {
      userId,
      type: 'review-written',
      title: 'Te dejaron una reseña',
      body: `${input.rating} de 5 estrellas`,
      href: paths.professionalReviews(),
      requestId: request.id,
      dedupeKey: `review-written:${review.id}`,
    },
  ])
  return review
}
