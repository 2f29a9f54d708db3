import type { BusinessReviews as ReviewsView } from '@oficio/contracts/businesses/reviews'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { paths } from '@oficio/contracts/paths'
import { reviewsPart } from '@oficio/contracts/reviews/page-parts'
import type { ReactNode } from 'react'
import { NewestBusinessReviews } from '../reviews/newest-business-reviews'
import { PosterVisit } from '../reviews/poster-visit'
import { BusinessAbout } from './business-about'
import { aboutFacts } from './business-facts'
import { BusinessFrame, type BusinessFrameProps } from './business-frame'

interface BusinessPageProps extends Pick<BusinessFrameProps, 'trail' | 'supportEmail' | 'tiles'> {
  business: BusinessView
  reviews: ReviewsView
  /** Other businesses like this one, shown below it. */
  similar?: ReactNode
}

/** The first tab of a business. It does not depend on the visitor, because it is cached. */
export function BusinessPage({ business, reviews, similar, ...frame }: BusinessPageProps) {
  const { id, slug } = business
  return (
    <BusinessFrame
      business={business}
      part="about"
      below={<NewestBusinessReviews business={business} firstPage={reviews} />}
      similar={similar}
      {...frame}
    >
      <BusinessAbout {...aboutFacts(business)} />
      <PosterVisit businessId={id} formHref={`${paths.businessPart(slug, reviewsPart())}#escribir`} />
    </BusinessFrame>
  )
}
