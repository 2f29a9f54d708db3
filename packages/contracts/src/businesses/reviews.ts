import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { id } from '../fields'
import { type PublicReview, publicReview, reviewForm, reviewsQuery } from '../reviews/endpoints'
import type { RemovedReview } from '../reviews/subjects'

const tag = 'Negocios'
const params = z.object({ idOrSlug: z.string().max(200) })

/** The review form of a business. The rating defaults to five stars in the API; the form of the site requires one. */
export const businessReviewForm = reviewForm.omit({ leadId: true }).extend({
  rating: reviewForm.shape.rating.default(5),
  /** The code of the poster in the business. A wrong code is ignored. */
  posterCode: z.string().max(100).optional(),
})

/** A review of a business, as shown to the public. */
const businessReview = publicReview
  .omit({ authorName: true, work: true })
  .extend({ user: z.object({ name: z.string() }) })
  .meta({ id: 'BusinessReview' })
export type BusinessReview = z.infer<typeof businessReview>

/** Converts a business review to the shape of a professional's review, so that both are displayed alike. */
export const asPublicReview = ({ user, ...review }: BusinessReview): PublicReview => ({
  ...review,
  authorName: user.name,
  work: null,
})

const reviewPage = z.object({ reviews: z.array(businessReview), nextCursor: id.nullable() })

/** The reviews section of a business page. */
export interface BusinessReviews extends z.infer<typeof reviewPage> {
  byStars: readonly number[]
  /** The reviews that the team removed, with reasons, newest first. */
  removed: readonly RemovedReview[]
}

/** A signed-in user's own review of a business. */
const ownBusinessReview = publicReview
  .pick({ rating: true, title: true, content: true, answer: true, createdAt: true })
  .extend({
    /** Why the team removed the review. Null while it is shown. */
    hiddenBecause: z.string().nullable(),
  })
  .meta({ id: 'OwnBusinessReview' })
export type OwnBusinessReview = z.infer<typeof ownBusinessReview>

/** Whether a signed-in user may review the business, and their existing review. */
const ownStanding = z
  .object({
    /** Why the user may not write a review. Null if they may. */
    refusal: z.enum(['own_business', 'email_unconfirmed']).nullable(),
    review: ownBusinessReview.nullable(),
  })
  .meta({ id: 'OwnReviewStanding' })
export type OwnReviewStanding = z.infer<typeof ownStanding>

export const listBusinessReviewsEndpoint = defineEndpoint({
  name: 'listBusinessReviews',
  summary: 'Lists the reviews of a public business, newest first.',
  tag,
  method: 'GET',
  path: '/business/{idOrSlug}/reviews',
  access: 'anyone',
  params,
  query: reviewsQuery,
  response: reviewPage,
  errors: ['business_not_found', 'business_gone'],
})

export const writeBusinessReviewEndpoint = defineEndpoint({
  name: 'writeBusinessReview',
  summary:
    'Creates or changes the review of a business. An account has one review for each business. Returns the newest reviews.',
  tag,
  method: 'POST',
  path: '/business/{idOrSlug}/reviews',
  access: 'account',
  params,
  body: businessReviewForm,
  response: reviewPage,
  errors: ['business_not_found', 'business_gone', 'own_business', 'email_unconfirmed', 'review_hidden'],
})

export const deleteBusinessReviewEndpoint = defineEndpoint({
  name: 'deleteBusinessReview',
  summary: "Deletes the caller's review of a business.",
  tag,
  method: 'DELETE',
  path: '/business/{idOrSlug}/reviews',
  access: 'account',
  params,
  response: done,
  errors: ['business_not_found', 'not_found', 'review_hidden'],
})

export const getOwnBusinessReviewEndpoint = defineEndpoint({
  name: 'getOwnBusinessReview',
  summary: 'Returns whether the caller may review a business, and the review that they wrote.',
  tag,
  method: 'GET',
  path: '/business/{idOrSlug}/reviews/own',
  access: 'account',
  params,
  response: ownStanding,
  errors: ['business_not_found', 'business_gone'],
})
