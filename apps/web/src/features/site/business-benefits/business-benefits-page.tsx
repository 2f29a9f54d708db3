import { paths } from '@oficio/contracts/paths'
import type { SettingValues } from '@oficio/contracts/settings/settings'
import { Scene } from '@/components/illustrations/scene'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button-link'
import { FaqItem } from '../faq/faq-item'
import { businessQuestions } from '../faq/faq-of-businesses'
import { BusinessHero } from './business-hero'
import { PagePreview } from './page-preview'
import { PlanAdvice } from './plan-advice'
import { PlanCards } from './plan-cards'
import { ShopReviews } from './shop-reviews'

interface BusinessBenefitsPageProps {
  title: string
  description: string
  settings: SettingValues
  site: { name: string; origin: string }
}

/** The page for shops: price, an example, the plans, reviews and questions, with one way to register. */
export const BusinessBenefitsPage = ({ title, description, settings, site }: BusinessBenefitsPageProps) => (
  <>
    <BusinessHero title={title} description={description} settings={settings} />
    <PagePreview />
    <PlanCards prices={settings} vatPercent={settings.vatPercent} />
    <PlanAdvice prices={settings} />
    <ShopReviews siteName={site.name} origin={site.origin} />
    <Questions settings={settings} />
    <Closing />
  </>
)

const Questions = ({ settings }: { settings: SettingValues }) => (
  <section aria-labelledby="preguntas" className="border-t py-16 md:py-20">
    <Container>
      <h2 id="preguntas" className="text-3xl tiny:text-2xl md:text-4xl">
        Preguntas de comerciantes
      </h2>
      <ul className="mt-8 max-w-3xl divide-y border-y">
        {businessQuestions(settings).map((entry) => (
          <li key={entry.id}>
            <FaqItem entry={entry} level={3} />
          </li>
        ))}
      </ul>
      <ButtonLink href={paths.faq()} variant="ghost" className="mt-4 -ml-5">
        Ver todas las preguntas
      </ButtonLink>
    </Container>
  </section>
)

const Closing = () => (
  <section aria-labelledby="sumarte" className="overflow-hidden bg-sol-soft text-center">
    <Container className="flex flex-col items-center pt-16 pb-10 md:pt-20">
      <h2 id="sumarte" className="text-3xl md:text-5xl">
        ¿Levantamos la persiana?
      </h2>
      <p className="mt-4 mb-8 max-w-[44ch] text-lg md:text-xl">
        Empezás ahora y, si te falta algo, lo seguís después: guardamos lo que cargaste.
      </p>
      <ButtonLink href={paths.registerBusiness()} size="lg">
        Registrar mi negocio
      </ButtonLink>
    </Container>
    <Scene name="cornerStore" className="block h-48 w-full md:h-64" />
  </section>
)
