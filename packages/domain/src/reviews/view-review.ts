import {
  type OwnReview,
  type PublicReview,
  type ReceivedReview,
  ratingOf,
} from '@oficio/contracts/reviews/endpoints'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { Prisma, Review } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'
import { addDays } from '../kernel/time/days'
import { derivedTitle } from '../service-requests/masking/derived-title'
import { maskContact } from '../service-requests/masking/mask-contact'
import { shownLine, shownText } from '../service-requests/masking/shown-text'
import { shownStanding } from './standing'

/** Returns the time until which the client may change a review; null if they no longer can. */
export function editableUntil(now: Date, { createdAt, hiddenAt }: Review): Date | null {
  const until = addDays(createdAt, serverLimits.reviewEditDays)
  return hiddenAt || now > until ? null : until
}

/** Returns the name beside a review, such as 'María G.'; '' if the account has no name. */
export const authorNameOf = (firstName: string, lastName: string): string =>
  maskContact(shownLine(`${firstName} ${[...lastName.trim()].slice(0, 1).join('')}`).trim()) +
  (lastName.trim() ? '.' : '')

/** Returns a review of a lead's work as its author sees it. */
export function viewOwnReview(
  ctx: Ctx,
  review: Review,
  {
    id: leadId,
    professional,
  }: { id: string; professional: { user: { firstName: string; lastName: string } } },
): OwnReview {
  const { firstName, lastName } = professional.user
  return {
    leadId,
    professionalName: `${firstName} ${lastName}`,
    ...wordsOf(review),
    editableUntil: editableUntil(ctx.clock.now(), review)?.toISOString() ?? null,
    standing: shownStanding(review),
  }
}

export const viewReceivedReview = (
  review: Review & { lead: { requestId: string } | null },
): ReceivedReview => ({
  id: review.id,
  authorName: review.authorName,
  provenance: review.provenance,
  requestId: review.lead?.requestId ?? null,
  standing: shownStanding(review),
  ...wordsOf(review),
})

export const publicWork = {
  lead: {
    select: {
      request: { select: { rubro: { select: { name: true } }, localidad: { select: { nombre: true } } } },
    },
  },
} as const satisfies Prisma.ReviewInclude

/** Returns a review as everybody sees it. Masks phone numbers and mail addresses in the texts. */
export function viewPublicReview(
  review: Prisma.ReviewGetPayload<{ include: typeof publicWork }>,
): PublicReview {
  const request = review.lead?.request
  const { rating, title, content, createdAt, answer } = wordsOf(review)
  return {
    id: review.id,
    rating,
    title: title && maskContact(title),
    content: content && maskContact(content),
    authorName: review.authorName,
    createdAt,
    editedAt: review.editedAt?.toISOString() ?? null,
    provenance: review.provenance,
    work: request ? derivedTitle(request.rubro.name, request.localidad.nombre) : null,
    answer: answer && { ...answer, text: maskContact(answer.text) },
  }
}

/** Returns the texts, rating and dates of a review, cleaned for display. */
export const wordsOf = ({
  rating,
  title,
  content,
  createdAt,
  answer,
  answeredAt,
  hiddenAt,
  hiddenReason,
}: Review) => ({
  // The database allows only valid ratings, so the fallback is never used.
  rating: ratingOf(rating) ?? 1,
  title: title && shownLine(title),
  content: content && shownText(content),
  createdAt: createdAt.toISOString(),
  answer: answer && answeredAt ? { text: shownText(answer), at: answeredAt.toISOString() } : null,
  hiddenBecause: hiddenAt ? hiddenReason : null,
})
