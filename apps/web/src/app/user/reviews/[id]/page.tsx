import { pages } from '@oficio/contracts/pages'
import { getReviewToReport } from '@oficio/domain/reviews/reports/get-review-to-report'
import { PageFrame } from '@/components/layout/page-frame'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { PublicReviewText } from '@/features/reviews/public-review'
import { ReviewReportForm } from '@/features/reviews/reports/review-report-form'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'
import { siteSettings } from '../../../site-settings'

const title = 'Reportar una reseña'

const readReview = createRecordReader(getReviewToReport)

export const generateMetadata = readHead(pages.reportReview, async (input) => {
  const { reviewed } = await readReview(input)
  return { title: `${title} sobre ${reviewed.name}` }
})

/** The page to report a review. */
export default page(pages.reportReview, async (input) => {
  const { review, reviewed, reportedAt } = await readReview(input)
  const { site, provider } = siteSettings()
  return (
    <PageFrame
      width="form"
      title={title}
      description={`${reviewed.kind === 'professional' ? 'Del trabajo de' : 'De'} ${reviewed.name}. Que no guste no alcanza para quitarla: se leen las buenas y las malas.`}
    >
      <div className="space-y-8">
        <div className="rounded-card border bg-surface p-5">
          <PublicReviewText review={review} signature={reviewed.signature} />
        </div>
        <noscript>
          <WithoutScripts
            subject="Para reportar una reseña"
            supportEmail={site.supportEmail}
            phone={provider.phone}
          />
        </noscript>
        <ReviewReportForm reviewId={review.id} reportedAt={reportedAt} back={reviewed} />
      </div>
    </PageFrame>
  )
})
