import { placesTexts } from '../../leads/taking/places-texts'
import { HomeClosing } from './home-closing'
import { HomeHero } from './home-hero'
import { HomePrivacy } from './home-privacy'
import { HomeSteps } from './home-steps'
import { HomeTestimonials } from './home-testimonials'
import { type HomeRubro, RubroTray } from './rubro-tray'

interface HomePageProps {
  rubros: readonly HomeRubro[]
  urgencyFeeArs: number
  leadsPerRequest: number
}

/** The home, from the promise to the last invitation. Nothing on it depends on the visitor. */
export function HomePage({ rubros, urgencyFeeArs, leadsPerRequest }: HomePageProps) {
  const places = placesTexts(leadsPerRequest)
  return (
    <>
      <HomeHero urgencyFeeArs={urgencyFeeArs} places={places} />
      {rubros.length > 0 && <RubroTray rubros={rubros} />}
      <HomeSteps places={places} />
      <HomePrivacy places={places} leadsPerRequest={leadsPerRequest} />
      <HomeTestimonials />
      <HomeClosing />
    </>
  )
}
