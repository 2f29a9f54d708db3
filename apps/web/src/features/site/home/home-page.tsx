import type { LatestReview } from '@oficio/contracts/reviews/endpoints'
import { seatsTexts } from '../../leads/taking/seats-texts'
import { HomeAds, HomeLowerAd, HomeSideAd } from './home-ads'
import { HomeClosing } from './home-closing'
import { HomeHero } from './home-hero'
import { HomePrivacy } from './home-privacy'
import { HomeReviews } from './home-reviews'
import { HomeSteps } from './home-steps'
import { HomeTestimonials } from './home-testimonials'
import { type HomeRubro, RubroTray } from './rubro-tray'

interface HomePageProps {
  rubros: readonly HomeRubro[]
  /** None while there are too few. */
  reviews: readonly LatestReview[]
  urgencyFeeArs: number
  vatPercent: number
  leadsPerRequest: number
}

/** The home, from the promise to the last invitation. Nothing on it depends on the visitor. */
export function HomePage({ rubros, reviews, urgencyFeeArs, vatPercent, leadsPerRequest }: HomePageProps) {
  const seats = seatsTexts(leadsPerRequest)
  return (
    <>
      <HomeHero urgencyFeeArs={urgencyFeeArs} vatPercent={vatPercent} seats={seats} />
      {rubros.length > 0 && <RubroTray rubros={rubros} />}
      <HomeAds />
      <HomeSteps seats={seats} />
      <HomeLowerAd />
      <HomePrivacy seats={seats} leadsPerRequest={leadsPerRequest} />
      {reviews.length > 0 ? <HomeReviews reviews={reviews} /> : <HomeTestimonials />}
      <HomeSideAd />
      <HomeClosing />
    </>
  )
}
