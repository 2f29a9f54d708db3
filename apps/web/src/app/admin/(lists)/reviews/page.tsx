import { exportAddress } from '@oficio/contracts/admin/exports'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { panelMenu, workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { reviewReportList } from '@oficio/contracts/reviews/reports'
import { listHeldReviews } from '@oficio/domain/reviews/reports/list-held-reviews'
import { listReviewReports } from '@oficio/domain/reviews/reports/list-review-reports'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { HeldReviewList } from '@/features/reviews/reports/held-review-list'
import { ReviewReportList } from '@/features/reviews/reports/review-report-list'
import { head, page } from '@/server/page'

const { label } = panelMenu.adminReviewReports

export const metadata = head(pages.adminReviewReports, { title: label })

export default page(pages.adminReviewReports, async ({ ctx, actor, query }) => {
  const asked = readList(reviewReportList, await query())
  const [reports, held] = await Promise.all([
    listReviewReports(ctx, actor, asked),
    listHeldReviews(ctx, actor),
  ])
  return (
    <Container className="pb-16">
      <PageHeader
        title={label}
        above={<Breadcrumb items={[workLink('admin'), { label }]} />}
        description="Las que alguien reportó se ven y cuentan hasta que decidas. Las que están en espera, no."
      />
      <HeldReviewList reviews={held} />
      <ReviewReportList query={asked} page={reports} exportHref={exportAddress(reviewReportList, asked)} />
    </Container>
  )
})
