import { panelMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { reviewReportList } from '@oficio/contracts/reviews/reports'
import { listHeldReviews } from '@oficio/domain/reviews/reports/list-held-reviews'
import { listReviewReports } from '@oficio/domain/reviews/reports/list-review-reports'
import { HeldReviewList } from '@/features/reviews/reports/held-review-list'
import { reviewReportLook } from '@/features/reviews/reports/review-report-list'
import { head, page } from '@/server/page'
import { renderList } from '../render-list'

const title = panelMenu.adminReviewReports.label

export const metadata = head(pages.adminReviewReports, { title })

/** The admin list of reported reviews. Shows held reviews above the list. */
export default page(
  pages.adminReviewReports,
  renderList({
    list: reviewReportList,
    title,
    description: 'Las que alguien reportó se ven y cuentan hasta que decidas. Las que están en espera, no.',
    read: listReviewReports,
    before: async ({ ctx, actor }) => <HeldReviewList reviews={await listHeldReviews(ctx, actor)} />,
    look: reviewReportLook,
  }),
)
