import type { AdSlotName } from '@oficio/contracts/advertising/slots'
import type { LatestReview } from '@oficio/contracts/reviews/endpoints'
import { Container } from '@/components/layout/container'
import { Badge } from '@/components/ui/badge'
import { AdSlot } from '../../advertising/showing/ad-slot'
import { type SeatsTexts, seatsTexts } from '../../leads/taking/seats-texts'
import { PhoneArt } from './art/phone-art'
import { RollerArt } from './art/roller-art'
import { ToolboxArt } from './art/toolbox-art'
import { HomeClosing } from './home-closing'
import { HomeHero } from './home-hero'
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
  urgencyFeeArs: number
  vatPercent: number
  leadsPerRequest: number
  /** The advertising slots that have a banner today. */
  bookedSlots: readonly AdSlotName[]
}

/** The home page. It does not depend on the visitor, because it is cached. */
export function HomePage({
  rubros,
  reviews,
  urgencyFeeArs,
  vatPercent,
  leadsPerRequest,
  bookedSlots,
}: HomePageProps) {
  const seats = seatsTexts(leadsPerRequest)
  return (
    <>
      <HomeHero urgencyFeeArs={urgencyFeeArs} vatPercent={vatPercent} seats={seats} />
      {rubros.length > 0 && <RubroTray rubros={rubros} />}
      <HomeAds bookedSlots={bookedSlots} />
      <HomeSteps seats={seats} />
      <HomeLowerAd bookedSlots={bookedSlots} />
      <HomePrivacy seats={seats} leadsPerRequest={leadsPerRequest} />
      {reviews.length > 0 ? <HomeReviews reviews={reviews} /> : <HomeTestimonials />}
      <HomeSideAd bookedSlots={bookedSlots} />
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
 * The two featured slots side by side; on a phone, or without a booking, only the first, to which a banner of either
 * moves up.
 */
function HomeAds({ bookedSlots }: HomeAdsProps) {
  const isBooked = featured.some((slot) => bookedSlots.includes(slot))
  if (!isBooked)
    return (
      <Container className="pt-6">
        <AdSlot slot={leftSlot} slots={featured} isBooked={false} />
      </Container>
    )
  return (
    <Container className="pt-12">
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
 * The second featured slot on a phone. It is separate, because two ads in a row would push the content off the screen.
 */
const HomeLowerAd = ({ bookedSlots }: HomeAdsProps) => (
  <Container className="pb-16 sm:hidden">
    <AdSlot slot={right} slots={featured} isBooked={featured.every((slot) => bookedSlots.includes(slot))} />
  </Container>
)

/** The third slot, separate and further down. */
const HomeSideAd = ({ bookedSlots }: HomeAdsProps) => (
  <Container className="pb-16">
    <div className="mx-auto max-w-xl">
      <AdSlot slot="homepage_sidebar" isBooked={bookedSlots.includes('homepage_sidebar')} />
    </div>
  </Container>
)
