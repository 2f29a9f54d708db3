import { getOwnBusinessReviewEndpoint } from '@oficio/contracts/businesses/reviews'
import { getOwnBusinessReview } from '@oficio/domain/businesses/reviews/get-own-review'
import { route } from '@/server/route'

export const GET = route(getOwnBusinessReviewEndpoint, getOwnBusinessReview)
