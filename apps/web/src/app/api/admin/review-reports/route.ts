import { listReviewReportsEndpoint } from '@oficio/contracts/reviews/reports'
import { listReviewReports } from '@oficio/domain/reviews/reports/list-review-reports'
import { route } from '@/server/route'

export const GET = route(listReviewReportsEndpoint, listReviewReports)
