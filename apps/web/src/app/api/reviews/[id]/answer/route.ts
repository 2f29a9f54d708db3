import { answerReviewEndpoint } from '@oficio/contracts/reviews/endpoints'
import { answerReview } from '@oficio/domain/reviews/answer-review'
import { route } from '@/server/route'

export const PUT = route(answerReviewEndpoint, answerReview)
