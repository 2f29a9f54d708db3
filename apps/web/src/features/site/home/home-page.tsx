import type { AdSlotName } from '@oficio/contracts/advertising/slots'
import type { LatestReview } from '@oficio/contracts/reviews/endpoints'
import type { HomeFigures as Figures } from '@oficio/contracts/search/home-figures'
import { Container } from '@/components/layout/container'
import { Badge } from '@/components/ui/badge'
import { AdSlot } from '../../advertising/showing/ad-slot'
import { type SeatsTexts, seatsTexts } from '../../leads/taking/seats-texts'
import { PhoneArt } from './art/phone-art'
import { RollerArt } from './art/roller-art'
import { ToolboxArt } from './art/toolbox-art'
import { HomeClosing } from './home-closing'
import { HomeFigures } from './home-figures'
import { HomeHero } from './home-hero'
import { HomeOffers, type OfferPrices } from './home-offers'
import { HomePrivacy } from './home-privacy'
import { HomeReviews } from './home-reviews'
import { Quotes } from './quotes'
import { type HomeRubro, RubroTray } from './rubro-tray'
import { Steps } from './steps'
import { testimonials } from './testimonials'

const [leftSlot, right] = ['homepage_featured_1', 'homepage_featured_2'] as const

const featured = [leftSlot, right]

interface HomePageProps {
  rubros: readonly HomeRubro[]
  /** The latest reviews, or none while there are too few. */
  reviews: readonly LatestReview[]
  /** Null while they are too small to show. */
  figures: Figures | null
  prices: OfferPrices & { urgencyFeeArs: number }
  leadsPerRequest: number
  /** The advertising slots that have a banner today. */
  bookedSlots: readonly AdSlotName[]
}

/** The home page. It does not depend on the visitor, because it is cached. */
export function HomePage({ rubros, reviews, figures, prices, leadsPerRequest, bookedSlots }: HomePageProps) {
  const seats = seatsTexts(leadsPerRequest)
  return (
    <>
      <HomeHero urgencyFeeArs={prices.urgencyFeeArs} vatPercent={prices.vatPercent} seats={seats} />
      {rubros.length > 0 && <RubroTray rubros={rubros} />}
      {figures && <HomeFigures figures={figures} />}
      <HomeAds bookedSlots={bookedSlots} />
      <HomeSteps seats={seats} />
      <HomeLowerAd bookedSlots={bookedSlots} />
      <HomePrivacy seats={seats} leadsPerRequest={leadsPerRequest} />
      {reviews.length > 0 ? <HomeReviews reviews={reviews} /> : <HomeTestimonials />}
      <HomeSideAd bookedSlots={bookedSlots} />
      <HomeOffers prices={prices} />
      <HomeClosing />
    </>
  )
}

/** Shown until there are reviews. */
const HomeTestimonials = () => (
  <Quotes
    title="Historias como estas"
    description="Por ahora son ejemplos, no los escribieron clientes. Apenas haya tres reseñas verificadas, ocupan este lugar."
    quotes={testimonials.map((testimonial) => ({ ...testimonial, badge: <Badge>Ejemplo</Badge> }))}
  />
)

const stepsOf = ({ contact }: SeatsTexts) => [
  {
    title: 'Contás qué necesitás',
    text: 'El rubro, tu localidad y qué hay que hacer. Si ayuda, sumá fotos.',
    Art: PhoneArt,
  },
  {
    title: 'Te contactan de tu zona',
    text: `Les avisamos a los profesionales más cercanos. ${contact}`,
    Art: ToolboxArt,
  },
  {
    title: 'Elegís y seguís el trabajo',
    text: 'Acordás el precio directo con quien elijas, y desde tu enlace ves cada paso.',
    Art: RollerArt,
  },
]

const HomeSteps = ({ seats }: { seats: SeatsTexts }) => (
  <Steps id="como-funciona" title="Cómo funciona" steps={stepsOf(seats)} />
)

interface HomeAdsProps {
  bookedSlots: readonly AdSlotName[]
}

/**
 * The two featured slots: side by side while both are booked, else only the first, to which a banner of either moves up,
 * because an empty box beside a banner would be the first thing that visitors see.
 */
function HomeAds({ bookedSlots }: HomeAdsProps) {
  const bookedCount = featured.filter((slot) => bookedSlots.includes(slot)).length
  if (bookedCount < featured.length)
    return (
      <Container className={bookedCount > 0 ? 'pt-10' : 'pt-2'}>
        <div className="mx-auto max-w-xl">
          <AdSlot slot={leftSlot} slots={featured} isBooked={bookedCount > 0} />
        </div>
      </Container>
    )
  return (
    <Container className="pt-10">
      <div className="grid grid-cols-2 gap-5 max-sm:hidden">
        <AdSlot slot={leftSlot} isBooked />
        <AdSlot slot={right} isBooked />
      </div>
      <div className="sm:hidden">
        <AdSlot slot={leftSlot} slots={featured} isBooked />
      </div>
    </Container>
  )
}

/**
 * The second featured slot on a phone, while both are booked. It is separate, because two ads in a row would push the
 * content off the screen.
 */
const HomeLowerAd = ({ bookedSlots }: HomeAdsProps) =>
  featured.every((slot) => bookedSlots.includes(slot)) && (
    <Container className="pb-16 sm:hidden">
      <AdSlot slot={right} slots={featured} isBooked />
    </Container>
  )

/** The third slot, separate and further down. */
const HomeSideAd = ({ bookedSlots }: HomeAdsProps) => (
  <Container className="pb-6">
    <div className="mx-auto max-w-xl">
      <AdSlot slot="homepage_sidebar" isBooked={bookedSlots.includes('homepage_sidebar')} />
    </div>
  </Container>
)
