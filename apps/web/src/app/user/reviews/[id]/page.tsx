import { pages } from '@oficio/contracts/pages'
import { profilePath } from '@oficio/contracts/search/public-profile'
import { getReviewToReport } from '@oficio/domain/reviews/reports/get-review-to-report'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { PublicReviewText } from '@/features/reviews/public-review'
import { ReviewReportForm } from '@/features/reviews/reports/review-report-form'
import { page, readHead } from '@/server/page'
import { recordOf } from '@/server/record-of'
import { siteSettings } from '../../../site-settings'

const title = 'Reportar una reseña'

const readReview = recordOf(getReviewToReport)

export const generateMetadata = readHead(pages.reportReview, async (given) => {
  const { professional } = await readReview(given)
  return { title: `${title} de ${professional.firstName} ${professional.lastName}` }
})

export default page(pages.reportReview, async (given) => {
  const { review, professional, reportedAt } = await readReview(given)
  const { site, provider } = siteSettings()
  return (
    <Container width="form" className="pb-16">
      <PageHeader
        title={title}
        description={`Del trabajo de ${professional.firstName} ${professional.lastName}. Que no guste no alcanza para quitarla: se leen las buenas y las malas.`}
      />
      <div className="space-y-8">
        <div className="rounded-card border bg-surface p-5">
          <PublicReviewText review={review} professionalName={professional.firstName} />
        </div>
        <noscript>
          <WithoutScripts
            what="Para reportar una reseña"
            supportEmail={site.supportEmail}
            phone={provider.phone}
          />
        </noscript>
        <ReviewReportForm
          reviewId={review.id}
          reportedAt={reportedAt}
          profileHref={profilePath(professional)}
        />
      </div>
    </Container>
  )
})
