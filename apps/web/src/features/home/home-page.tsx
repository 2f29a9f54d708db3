import { HomeClosing } from './home-closing'
import { HomeHero } from './home-hero'
import { HomePrivacy } from './home-privacy'
import { HomeSteps } from './home-steps'
import { HomeTestimonials } from './home-testimonials'
import { type HomeRubro, RubroTray } from './rubro-tray'

interface HomePageProps {
  rubros: readonly HomeRubro[]
  urgencyFeeArs: number
}

/** The home, from the promise to the last invitation. Nothing on it depends on the visitor. */
export function HomePage({ rubros, urgencyFeeArs }: HomePageProps) {
  return (
    <>
      <HomeHero urgencyFeeArs={urgencyFeeArs} />
      {rubros.length > 0 && <RubroTray rubros={rubros} />}
      <HomeSteps />
      <HomePrivacy />
      <HomeTestimonials />
      <HomeClosing />
    </>
  )
}
