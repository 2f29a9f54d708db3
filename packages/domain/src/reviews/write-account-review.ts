import { AppError } from '@oficio/contracts/errors'
import type { Rating } from '@oficio/contracts/reviews/endpoints'
import type { ReviewProvenance } from '@oficio/contracts/reviews/subjects'
import type { Review } from '@oficio/db/generated/client'
import type { Account } from '../kernel/actor'
import { callerMarks } from '../kernel/caller-marks'
import type { TxCtx } from '../kernel/ctx'
import { notify } from '../kernel/notices/notify'
import { countReviews } from './count-reviews'
import { reviewWrittenEvent } from './events'
import { reviewedFacts, subjectOf } from './review-subject'
import { authorNameOf } from './view-review'

/** Shown beside a review of an account without a name. */
const nameless = 'Alguien que lo visitó'

interface ReviewInput {
  businessId: string
  provenance: Exclude<ReviewProvenance, 'work'>
  rating: Rating
  title?: string | undefined
  content?: string | undefined
}

/**
 * Stores what an account says of a business, or what it says instead: one review each, counted in the same transaction
 * (docs/product.md, 'Reviews'). Whether it may say anything has been looked at. Throws review_hidden where the site's team
 * took theirs down.
 */
export async function writeAccountReview(ctx: TxCtx, author: Account, input: ReviewInput): Promise<void> {
  const { businessId, provenance, rating, title = null, content = null } = input
  const { userId } = author
  // Before the review itself, in the order of merging two businesses and of deleting a review.
  await subjectOf(ctx, 'business').lock(ctx.db, businessId)
  const words = { rating, title, content, provenance }
  const { firstName, lastName } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } })
  const id = ctx.ids.next()
  // The database knows whether there is one: another tab may be sending the same.
  const { count: added } = await ctx.db.review.createMany({
    data: [
      {
        id,
        businessId,
        userId,
        authorName: authorNameOf(firstName, lastName) || nameless,
        ...words,
        ...callerMarks(ctx, author),
        createdAt: ctx.clock.now(),
      },
    ],
    skipDuplicates: true,
  })
  if (added > 0) await tellOwner(ctx, { id, professionalId: null, businessId }, rating)
  else if (!(await change(ctx, { businessId, userId }, words))) return writeAccountReview(ctx, author, input)
  await countReviews(ctx, { kind: 'business', id: businessId })
}

type Words = Pick<Review, 'rating' | 'title' | 'content' | 'provenance'>

/** Returns whether there was one to change: it may have been taken back a moment ago. */
async function change(
  ctx: TxCtx,
  key: { businessId: string; userId: string },
  words: Words,
): Promise<boolean> {
  const before = await ctx.db.review.findFirst({ where: key })
  if (!before) return false
  const isSame =
    before.rating === words.rating && before.title === words.title && before.content === words.content
  // A poster's mark stays, wherever the next review comes from.
  const provenance = before.provenance === 'qr' ? 'qr' : words.provenance
  // The same form sent again is no change.
  if (isSame && provenance === before.provenance && before.hiddenAt === null) return true
  const { count } = await ctx.db.review.updateMany({
    where: { id: before.id, hiddenAt: null },
    data: { ...words, provenance, ...(!isSame && { editedAt: ctx.clock.now() }) },
  })
  // A review that is gone by now is written again.
  if (count === 0 && (await ctx.db.review.count({ where: key })) > 0) throw new AppError('review_hidden')
  return count > 0
}

async function tellOwner(
  ctx: TxCtx,
  review: Pick<Review, 'id' | 'professionalId' | 'businessId'>,
  rating: Rating,
): Promise<void> {
  const { kind, id, name, ownerId } = await reviewedFacts(ctx, review)
  if (ownerId === null) return
  await notify(ctx, reviewWrittenEvent, {
    userId: ownerId,
    key: review.id,
    data: { title: `Hay una reseña nueva de ${name}`, rating, href: subjectOf(ctx, kind).deskPath(id) },
  })
}
