import {
  deleteBusinessReviewEndpoint,
  listBusinessReviewsEndpoint,
  writeBusinessReviewEndpoint,
} from '@oficio/contracts/businesses/reviews'
import { deleteBusinessReview } from '@oficio/domain/businesses/reviews/delete-business-review'
import { listBusinessReviews } from '@oficio/domain/businesses/reviews/list-business-reviews'
import { writeBusinessReview } from '@oficio/domain/businesses/reviews/write-business-review'
import { route } from '@/server/route'

export const GET = route(listBusinessReviewsEndpoint, listBusinessReviews)
export const POST = route(writeBusinessReviewEndpoint, writeBusinessReview)
export const DELETE = route(deleteBusinessReviewEndpoint, deleteBusinessReview)
