import { paths } from '@oficio/contracts/paths'
import type { LatestReview } from '@oficio/contracts/reviews/endpoints'
import type { SettingValues } from '@oficio/contracts/settings/settings'
import { formatMoney } from '@oficio/contracts/text/format-money'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { NetPriceLine } from '../../payments/net-price-line'
import { priceLine } from '../../professionals/joining/price-line'
import { PhoneArt } from '../home/art/phone-art'
import { RollerArt } from '../home/art/roller-art'
import { ToolboxArt } from '../home/art/toolbox-art'
import { HomeReviews } from '../home/home-reviews'
import { Steps } from '../home/steps'
import { benefitCards } from './benefit-cards'

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

/** The page for professionals: the demand, the benefits, the first steps and the latest reviews. */
export function BenefitsPage({ title, description, settings, reviews, meter }: BenefitsPageProps) {
  return (
    <>
      <Container>
        <PageHeader title={title} description={description} />
        <p className="max-w-[56ch] text-xl font-semibold text-primary">{priceLine(settings)}</p>
        <NetPriceLine
          priceArs={settings.monthlyPricePerRubroArs}
          vatPercent={settings.vatPercent}
          className="mt-1"
        />
        <Card asChild className="mt-6 space-y-4">
          <section id="demanda" aria-labelledby="demanda-titulo">
            <h2 id="demanda-titulo" className="text-2xl">
              ¿Cuánto trabajo hay en tu zona?
            </h2>
            <p className="text-muted-foreground">Elegí qué hacés y dónde. No te pedimos ningún dato tuyo.</p>
            <noscript>
              <p>Para contarlas hace falta JavaScript. Al registrarte también te lo mostramos.</p>
            </noscript>
            <div className="needs-script">{meter}</div>
          </section>
        </Card>
        <div className="mt-6">
          <Invitation />
        </div>
        <ul className="mt-10 grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {benefitCards(settings).map(({ title, text, icon: Icon }) => (
            <Card key={title} asChild>
              <li>
                <Icon aria-hidden className="size-8 text-primary" strokeWidth={1.75} />
                <h2 className="mt-4 text-xl">{title}</h2>
                <p className="mt-2 text-muted-foreground">{text}</p>
              </li>
            </Card>
          ))}
        </ul>
      </Container>
      <Steps id="como-empezar" title="Cómo empezar" steps={stepsOf(settings)} />
      {reviews.length > 0 && <HomeReviews reviews={reviews} />}
      <section aria-labelledby="sumarte" className="border-t">
        <Container className="space-y-6 py-16 md:py-20">
          <h2 id="sumarte" className="text-3xl md:text-4xl">
            ¿Empezamos?
          </h2>
          <Invitation />
        </Container>
      </section>
    </>
  )
}

const Invitation = () => (
  <div className="flex flex-col gap-3 sm:flex-row">
    <ButtonLink href={paths.registerProfessional()} size="lg">
      Registrarme como profesional
    </ButtonLink>
    <ButtonLink href={paths.rubroIndex()} variant="outline" size="lg">
      Ver los servicios
    </ButtonLink>
  </div>
)
