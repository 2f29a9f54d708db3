import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getReviewForAdmin } from '@oficio/domain/reviews/reports/get-review-for-admin'
import { PageFrame } from '@/components/layout/page-frame'
import { ReviewForDecision } from '@/features/reviews/reports/review-for-decision'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'
import { QueueRow } from '../../queue-row'

const title = 'Reseña'

const readReview = createRecordReader(getReviewForAdmin)

export const generateMetadata = readHead(pages.adminReview, async (input) => {
  return { title: `Reseña sobre ${(await readReview(input)).reviewedName}` }
})

/** The admin page of a review that needs a decision. */
export default page(pages.adminReview, async (input) => {
  const review = await readReview(input)
  return (
    <PageFrame
      title={`Reseña sobre ${review.reviewedName}`}
      trail={[workLink('admin'), workLink('adminReviewReports'), { label: title }]}
    >
      <QueueRow input={input} kind="reviews" />
      <ReviewForDecision review={review} />
    </PageFrame>
  )
})
