import { reportReviewEndpoint } from '@oficio/contracts/reviews/reports'
import { reportReview } from '@oficio/domain/reviews/reports/report-review'
import { route } from '@/server/route'

export const POST = route(reportReviewEndpoint, reportReview)
