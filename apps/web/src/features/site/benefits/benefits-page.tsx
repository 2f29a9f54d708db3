import { paths } from '@oficio/contracts/paths'
import type { LatestReview } from '@oficio/contracts/reviews/endpoints'
import type { SettingValues } from '@oficio/contracts/settings/settings'
import { formatMoney } from '@oficio/contracts/text/format-money'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button-link'
import { FaqItem } from '../faq/faq-item'
import { charges, joining, rubros } from '../faq/faq-of-professionals'
import { PhoneArt } from '../home/art/phone-art'
import { RollerArt } from '../home/art/roller-art'
import { ToolboxArt } from '../home/art/toolbox-art'
import { HomeReviews } from '../home/home-reviews'
import { Steps } from '../home/steps'
import { benefitCards } from './benefit-cards'
import { BenefitsHero } from './benefits-hero'
import { CostPerJob } from './cost-per-job'
import { DemandSection } from './demand-section'
import { PaymentComparisonList } from './payment-comparison-list'

interface BenefitsPageProps {
  title: string
  description: string
  settings: SettingValues
  /** The latest reviews, or none while there are too few. */
  reviews: readonly LatestReview[]
  /** The demand meter, which the page fills with rubros and provinces. */
  meter: ReactNode
}

const stepsOf = ({ verificationFeeArs }: SettingValues) => [
  {
    title: 'Creás tu perfil',
    text: `Tus datos, tus rubros y hasta dónde vas. Verificás la cuenta con ${formatMoney(verificationFeeArs)} y la revisa nuestro equipo.`,
    Art: PhoneArt,
  },
  {
    title: 'Recibís solicitudes',
    text: 'Te llegan por email y a tu portal las de tu zona. Abrís las que te interesan.',
    Art: ToolboxArt,
  },
  {
    title: 'Trabajás y cobrás',
    text: 'Llamás o escribís al cliente, arreglás el precio con él y cobrás directo.',
    Art: RollerArt,
  },
]

/** The page for professionals: price, an example request, demand, cost, comparison, benefits, steps and questions. */
export function BenefitsPage({ title, description, settings, reviews, meter }: BenefitsPageProps) {
  return (
    <>
      <BenefitsHero title={title} description={description} settings={settings} />
      <DemandSection meter={meter} />
      <CostPerJob settings={settings} />
      <Benefits settings={settings} />
      <PaymentComparisonList settings={settings} />
      <Steps id="como-empezar" title="Cómo empezar" steps={stepsOf(settings)} />
      {reviews.length > 0 && <HomeReviews reviews={reviews} />}
      <Questions settings={settings} />
      <section aria-labelledby="sumarte" className="border-t bg-sol-soft">
        <Container className="space-y-6 py-16 md:py-20">
          <h2 id="sumarte" className="text-3xl md:text-4xl">
            ¿Empezamos?
          </h2>
          <div className="may-break flex flex-col gap-3 sm:flex-row">
            <ButtonLink href={paths.registerProfessional()} size="lg">
              Registrarme como profesional
            </ButtonLink>
            <ButtonLink href={paths.rubroIndex()} variant="outline" size="lg">
              Ver los servicios
            </ButtonLink>
          </div>
        </Container>
      </section>
    </>
  )
}

const Benefits = ({ settings }: { settings: SettingValues }) => (
  <section aria-labelledby="por-que" className="py-16 md:py-20">
    <Container>
      <h2 id="por-que" className="text-3xl tiny:text-2xl md:text-4xl">
        Por qué te conviene
      </h2>
      <ul className="mt-8 grid gap-x-12 gap-y-8 md:mt-10 md:grid-cols-2">
        {benefitCards(settings).map(({ title, text, icon: Icon }) => (
          <li key={title} className="flex gap-5">
            <Icon aria-hidden className="mt-0.5 size-8 shrink-0 text-primary" strokeWidth={1.75} />
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1.5 max-w-[52ch] text-muted-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  </section>
)

const Questions = ({ settings }: { settings: SettingValues }) => (
  <section aria-labelledby="preguntas" className="border-t py-16 md:py-20">
    <Container>
      <h2 id="preguntas" className="text-3xl tiny:text-2xl md:text-4xl">
        Preguntas de profesionales
      </h2>
      <ul className="mt-8 max-w-3xl divide-y border-y">
        {[joining(settings), charges(settings), rubros(settings)].map(({ links: _links, ...entry }) => (
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
