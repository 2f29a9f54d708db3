import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { id, numeric, optionalText, requiredText, timestamp } from '../fields'
import { limits } from '../limits'
import { texts } from '../texts'
import { type ReviewProvenance, reviewProvenances, reviewStandings, type ShownStanding } from './subjects'

export const ratings = [1, 2, 3, 4, 5] as const
export type Rating = (typeof ratings)[number]
/** Alt text of each number of stars. */
export const ratingTexts: Record<Rating, string> = {
  1: 'Muy malo',
  2: 'Malo',
  3: 'Regular',
  4: 'Bueno',
  5: 'Excelente',
}

/** Returns the rating for a number or its text; null if it is not a rating. */
export const ratingOf = (value: string | number | null): Rating | null =>
  ratings.find((rating) => String(rating) === String(value)) ?? null

const rating = z.literal(ratings, {
  error: ({ input }) =>
    (input ?? '') === '' ? texts.required('rating') : 'Elegí un número entero de 1 a 5.',
})

/** The fields of a client's review: of the form, and of the body of the call. */
export const reviewForm = z.object({
  rating,
  title: optionalText('title', limits.reviewTitleMax),
  content: optionalText('content', limits.reviewMax, 'lines'),
  /**
   * The lead of the professional who did the work. Needed only if the work has not been confirmed for a professional
   * yet.
   */
  leadId: id.optional(),
})

/** A review as the client who wrote it sees it. */
export const ownReview = z
  .object({
    leadId: id,
    professionalName: z.string(),
    rating,
    title: z.string().nullable(),
    content: z.string().nullable(),
    createdAt: timestamp,
    /** Until when the client may change it; null once that time has passed. */
    editableUntil: timestamp.nullable(),
    answer: z.object({ text: z.string(), at: timestamp }).nullable(),
    /** The team's reason for taking it down; null while it is shown. */
    hiddenBecause: z.string().nullable(),
    standing: z.enum(reviewStandings),
  })
  .meta({ id: 'OwnReview' })
export type OwnReview = z.infer<typeof ownReview>

/** What the page of a completed request needs: the question for a review, or the review. */
export interface ReviewPrompt {
  /** The professionals who may be reviewed. Only one if it is known who did the work. */
  candidates: { leadId: string; professionalName: string }[]
  review: OwnReview | null
}

/** A review as its subject sees it: the professional, or the owner of the business. */
export interface ReceivedReview {
  id: string
  rating: Rating
  title: string | null
  content: string | null
  authorName: string
  createdAt: string
  provenance: ReviewProvenance
  /** The request of the reviewed work; null for a review of a business. */
  requestId: string | null
  answer: { text: string; at: string } | null
  /** The team's reason for taking it down; null while it is shown and counts. */
  hiddenBecause: string | null
  standing: ShownStanding
}

/** A review as any visitor sees it. */
export const publicReview = z
  .object({
    id,
    rating,
    title: z.string().nullable(),
    content: z.string().nullable(),
    authorName: z.string(),
    createdAt: timestamp,
    /** When the author last changed it; null if never. */
    editedAt: timestamp.nullable(),
    provenance: z.enum(reviewProvenances),
    /** The rubro and the town of the work: 'Plomería en Rosario'; null for a review of a business. */
    work: z.string().nullable(),
    answer: z.object({ text: z.string(), at: timestamp }).nullable(),
  })
  .meta({ id: 'PublicReview' })
export type PublicReview = z.infer<typeof publicReview>

/** One of the newest reviews with a text, for the home page. */
export interface LatestReview {
  id: string
  rating: Rating
  quote: string
  authorName: string
  work: string
  professional: { id: string; firstName: string; lastName: string; companyName: string | null }
}

const tag = 'Reseñas'
const byRequest = z.object({ id })

export const writeReviewEndpoint = defineEndpoint({
  name: 'writeReview',
  summary:
    'Creates or changes the review of the professional who did the work of a completed request. Allowed for its client.',
  tag,
  method: 'PUT',
  path: '/service-requests/{id}/review',
  access: 'anyone',
  params: byRequest,
  body: reviewForm,
  response: ownReview,
  errors: ['request_not_found', 'not_reviewable', 'review_not_editable'],
})

export const deleteReviewEndpoint = defineEndpoint({
  name: 'deleteReview',
  summary: 'Deletes the review of a request. Allowed for its client.',
  tag,
  method: 'DELETE',
  path: '/service-requests/{id}/review',
  access: 'anyone',
  params: byRequest,
  response: done,
  errors: ['request_not_found', 'not_found'],
})

export const answerReviewEndpoint = defineEndpoint({
  name: 'answerReview',
  summary:
    'Creates or changes the reply to a review. Allowed for the professional or the owner of the business that the review is about.',
  tag,
  method: 'PUT',
  path: '/reviews/{id}/answer',
  access: 'account',
  params: z.object({ id }),
  body: z.object({ answer: requiredText('answer', limits.reviewAnswerMax, 'lines') }),
  response: done,
  errors: ['not_found'],
})

/** The query of a list of public reviews. */
export const reviewsQuery = z.object({
  cursor: id.optional(),
  stars: numeric(z.int().min(1).max(ratings.length).optional()).describe(
    'Only reviews with this number of stars.',
  ),
})

export const listPublicReviewsEndpoint = defineEndpoint({
  name: 'listPublicReviews',
  summary: 'Lists the reviews of an approved professional, newest first.',
  tag,
  method: 'GET',
  path: '/professionals/{id}/reviews',
  access: 'anyone',
  params: z.object({ id }),
  query: reviewsQuery,
  response: z.object({ reviews: z.array(publicReview), nextCursor: id.nullable() }),
  errors: ['not_found'],
})
