import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { OwnReview, writeReviewEndpoint } from '@oficio/contracts/reviews/endpoints'
import type { Review, ServiceRequest } from '@oficio/db/generated/client'
import type { Actor } from '../kernel/actor'
import { callerMarks } from '../kernel/caller-marks'
import type { Ctx, TxCtx } from '../kernel/ctx'
import { recordEvent } from '../service-requests/history'
import { lockOwnRequest } from '../service-requests/viewer'
import { countReviews } from './count-reviews'
import { findDoubts } from './doubts/find-doubts'
import { notifyOfReview } from './notify-of-review'
import { subjectOf } from './review-subject'
import { type ReviewableLead, reviewableLeads } from './reviewable-leads'
import { standingOf } from './standing'
import { authorNameOf, editableUntil, viewOwnReview } from './view-review'

/** Reviews with at least this many stars praise the work. A review with fewer stars may mean that nobody came. */
const praiseMin = 3

type Input = InputOf<typeof writeReviewEndpoint>

interface Writing {
  actor: Actor
  request: ServiceRequest
  lead: ReviewableLead
  input: Input
}

/**
 * Stores or changes a client's review of a completed request (docs/product.md, 'Reviews'): one review per lead, counted
 * in the same transaction. Holds the review if client and professional may be the same person. Throws
 * request_not_found, not_reviewable, review_not_editable.
 */
export async function writeReview(ctx: Ctx, actor: Actor, input: Input): Promise<OwnReview> {
  return ctx.transaction(async (ctx) => {
    const request = await lockOwnRequest(ctx, actor, input.id)
    const lead = await leadFor(ctx, request, input.leadId)
    const writing = { actor, request, lead, input }
    // Two concurrent reviews from one place are checked one after the other.
    await subjectOf(ctx, 'professional').lock(ctx.db, lead.professionalId)
    const review = lead.review ? await change(ctx, lead.review, writing) : await add(ctx, writing)
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

/** A missing field is erased, because the form always sends the whole review. */
const wordsOf = ({ rating, title, content }: Input) => ({
  rating,
  title: title ?? null,
  content: content ?? null,
})

async function change(ctx: TxCtx, review: Review, { actor, request, lead, input }: Writing): Promise<Review> {
  const now = ctx.clock.now()
  if (!editableUntil(now, review)) throw new AppError('review_not_editable')
  const { count } = await ctx.db.review.updateMany({
    where: { id: review.id, hiddenAt: null },
    data: { ...wordsOf(input), editedAt: now },
  })
  // The review was hidden in the meantime.
  if (count === 0) throw new AppError('review_not_editable')
  // Checks again, because this time the client may use the professional's device.
  const doubts = await doubtsOf(ctx, { actor, request, lead })
  if (doubts.length > 0)
    await ctx.db.review.updateMany({
      where: { id: review.id, standing: 'counts', standingDecidedAt: null },
      data: standingOf(doubts),
    })
  return ctx.db.review.findUniqueOrThrow({ where: { id: review.id } })
}

async function add(ctx: TxCtx, { actor, request, lead, input }: Writing): Promise<Review> {
  const doubts = await doubtsOf(ctx, { actor, request, lead })
  const review = await ctx.db.review.create({
    data: {
      id: ctx.ids.next(),
      leadId: lead.id,
      professionalId: lead.professionalId,
      authorName: authorNameOf(request.contactName, request.contactLastName),
      ...wordsOf(input),
      ...marksOf(ctx, actor),
      ...standingOf(doubts),
      createdAt: ctx.clock.now(),
    },
  })
  if (review.standing === 'counts') await notifyOfReview(ctx, review)
  return review
}

const doubtsOf = (ctx: TxCtx, { actor, request, lead }: Omit<Writing, 'input'>) =>
  findDoubts(ctx, {
    request,
    professionalId: lead.professionalId,
    leadId: lead.id,
    marks: marksOf(ctx, actor),
  })

const marksOf = (ctx: TxCtx, actor: Actor) =>
  actor.kind === 'system' ? { deviceHash: null, networkHash: null } : callerMarks(ctx, actor)

/**
 * Records once, in the request's history, that the client praised the work. The fee of an urgent request depends on the
 * praise, and the review itself may be changed or deleted.
 */
async function notePraise(
  ctx: TxCtx,
  actor: Actor,
  { requestId, leadId, rating }: { requestId: string; leadId: string; rating: number },
): Promise<void> {
  if (rating < praiseMin) return
  const praise = { requestId, type: 'work_praised', actorKind: 'client', leadId } as const
  if ((await ctx.db.serviceRequestEvent.count({ where: praise })) === 0) await recordEvent(ctx, actor, praise)
}
