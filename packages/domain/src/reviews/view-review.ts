import { limits } from '@oficio/contracts/limits'
import { type OwnReview, type ReceivedReview, ratingOf } from '@oficio/contracts/reviews/endpoints'
import type { Review } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'
import { addDays } from '../kernel/time/days'
import { shownLine, shownText } from '../service-requests/masking/shown-text'

/** Returns until when the client may change a review; null once they cannot. */
export function editableUntil(now: Date, { createdAt, hiddenAt }: Review): Date | null {
  const until = addDays(createdAt, limits.reviewEditDays)
  return hiddenAt || now > until ? null : until
}

/** Returns a name as it stands beside a review: 'María G.'. */
export const authorNameOf = (firstName: string, lastName: string): string =>
  shownLine(`${firstName} ${[...lastName.trim()].slice(0, 1).join('')}`).trim() + (lastName.trim() ? '.' : '')

/** Returns a review as its author sees it. */
export function viewOwnReview(
  ctx: Ctx,
  review: Review,
  professional: { user: { firstName: string; lastName: string } },
): OwnReview {
  const { firstName, lastName } = professional.user
  return {
    leadId: review.leadId,
    professionalName: `${firstName} ${lastName}`,
    ...wordsOf(review),
    editableUntil: editableUntil(ctx.clock.now(), review)?.toISOString() ?? null,
  }
}

/** Returns a review as its professional sees it. */
export const viewReceivedReview = (review: Review & { lead: { requestId: string } }): ReceivedReview => ({
  id: review.id,
  authorName: review.authorName,
  requestId: review.lead.requestId,
  ...wordsOf(review),
})

/** What was written, as people see it. */
const wordsOf = ({
  rating,
  title,
  content,
  createdAt,
  answer,
  answeredAt,
  hiddenAt,
  hiddenReason,
}: Review) => ({
  // The database holds no other number.
  rating: ratingOf(rating) ?? 1,
  title: title && shownLine(title),
  content: content && shownText(content),
  createdAt: createdAt.toISOString(),
  answer: answer && answeredAt ? { text: shownText(answer), at: answeredAt.toISOString() } : null,
  hiddenBecause: hiddenAt ? hiddenReason : null,
})
