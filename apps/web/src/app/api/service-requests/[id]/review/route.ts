import { deleteReviewEndpoint, writeReviewEndpoint } from '@oficio/contracts/reviews/endpoints'
import { deleteReview } from '@oficio/domain/reviews/delete-review'
import { writeReview } from '@oficio/domain/reviews/write-review'
import { route } from '@/server/route'

export const PUT = route(writeReviewEndpoint, writeReview)
export const DELETE = route(deleteReviewEndpoint, deleteReview)
