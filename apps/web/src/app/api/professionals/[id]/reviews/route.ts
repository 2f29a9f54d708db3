import { listPublicReviewsEndpoint } from '@oficio/contracts/reviews/endpoints'
import { listPublicReviews } from '@oficio/domain/reviews/list-public-reviews'
import { route } from '@/server/route'

export const GET = route(listPublicReviewsEndpoint, listPublicReviews)
