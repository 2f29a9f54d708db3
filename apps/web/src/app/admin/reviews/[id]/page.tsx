import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getReviewForAdmin } from '@oficio/domain/reviews/reports/get-review-for-admin'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ReviewForDecision } from '@/features/reviews/reports/review-for-decision'
import { orNotFound } from '@/server/or-not-found'
import { head, page } from '@/server/page'

const title = 'Reseña'

export const metadata = head(pages.adminReview, { title })

export default page(pages.adminReview, async ({ ctx, actor, params }) => {
  const review = await orNotFound(getReviewForAdmin(ctx, actor, params))
  return (
    <Container className="pb-16">
      <PageHeader
        title={`Reseña de ${review.professionalName}`}
        above={<Breadcrumb items={[workLink('admin'), workLink('adminReviewReports'), { label: title }]} />}
      />
      <ReviewForDecision review={review} />
    </Container>
  )
})
