import { decideReviewEndpoint } from '@oficio/contracts/reviews/reports'
import { decideReview } from '@oficio/domain/reviews/reports/decide-review'
import { route } from '@/server/route'

export const POST = route(decideReviewEndpoint, decideReview)
