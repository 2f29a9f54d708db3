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

/** The author name for an account without a name. */
const nameless = 'Alguien que lo visitó'

interface ReviewInput {
  businessId: string
  provenance: Exclude<ReviewProvenance, 'work'>
  rating: Rating
  title?: string | undefined
  content?: string | undefined
}

/**
 * Stores or replaces an account's review of a business: one review per account, counted in the same transaction
 * (docs/product.md, 'Reviews'). The caller must have checked that the account may review. Throws review_hidden if the
 * account's review was hidden.
 */
export async function writeAccountReview(ctx: TxCtx, author: Account, input: ReviewInput): Promise<void> {
  const { businessId, provenance, rating, title = null, content = null } = input
  const { userId } = author
  // Locks the business before the review, in the same order as merging businesses and deleting reviews.
  await subjectOf(ctx, 'business').lock(ctx.db, businessId)
  const words = { rating, title, content, provenance }
  const { firstName, lastName } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } })
  const id = ctx.ids.next()
  // The database deduplicates, because another tab may send the same form.
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

/** Changes the stored review. Returns false if it no longer exists, because it may have been deleted a moment ago. */
async function change(
  ctx: TxCtx,
  key: { businessId: string; userId: string },
  words: Words,
): Promise<boolean> {
  const before = await ctx.db.review.findFirst({ where: key })
  if (!before) return false
  const isSame =
    before.rating === words.rating && before.title === words.title && before.content === words.content
  // The provenance 'qr' is kept, whatever the provenance of later changes.
  const provenance = before.provenance === 'qr' ? 'qr' : words.provenance
  // Sending the same form again is a no-op.
  if (isSame && provenance === before.provenance && before.hiddenAt === null) return true
  const { count } = await ctx.db.review.updateMany({
    where: { id: before.id, hiddenAt: null },
    data: { ...words, provenance, ...(!isSame && { editedAt: ctx.clock.now() }) },
  })
  // If the review was deleted in the meantime, the caller inserts it again.
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
