import { paths } from '@oficio/contracts/paths'
import type { SettingValues } from '@oficio/contracts/settings/settings'
import { formatMoney } from '@oficio/contracts/text/format-money'
import type { DrawingName } from '@oficio/drawings/address'
import type { ReactNode } from 'react'
import { Scene } from '@/components/illustrations/scene'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button-link'
import { NetPriceLine } from '../../payments/net-price-line'
import { priceHeadline } from '../price-headline'

export type OfferPrices = Pick<
  SettingValues,
  'trialLeads' | 'monthlyPricePerRubroArs' | 'businessBasicPerRubroArs' | 'vatPercent'
>

/** The doors for professionals and for shops, each with its price, because that is their first question. */
export function HomeOffers({ prices }: { prices: OfferPrices }) {
  const { monthlyPricePerRubroArs, businessBasicPerRubroArs, vatPercent } = prices
  const { free, price } = priceHeadline(prices)
  return (
    <section aria-label="Para profesionales y negocios" className="bg-sol-soft">
      <Container className="grid gap-x-16 gap-y-14 py-16 md:grid-cols-2 md:py-24">
        <Offer
          scene="firstLead"
          title="¿Sos profesional? Recibí trabajos de tu zona"
          priceArs={monthlyPricePerRubroArs}
          vatPercent={vatPercent}
          action={<ButtonLink href={paths.benefits()}>Soy profesional</ButtonLink>}
        >
          {free && <strong className="block font-display text-2xl font-semibold">{free}</strong>} {price}
        </Offer>
        <Offer
          scene="cafe"
          title="¿Tenés un local? Que te encuentren en el barrio"
          priceArs={businessBasicPerRubroArs}
          vatPercent={vatPercent}
          action={
            <ButtonLink href={paths.businessBenefits()} variant="outline">
              Tengo un negocio
            </ButtonLink>
          }
        >
          <strong className="block font-display text-2xl font-semibold">
            Desde {formatMoney(businessBasicPerRubroArs)} por mes.
          </strong>{' '}
          Tu página con fotos, horarios y WhatsApp. La cancelás cuando quieras.
        </Offer>
      </Container>
    </section>
  )
}

interface OfferProps {
  scene: DrawingName
  title: string
  priceArs: number
  vatPercent: number
  action: ReactNode
  children: ReactNode
}

const Offer = ({ scene, title, priceArs, vatPercent, action, children }: OfferProps) => (
  <div className="flex flex-col items-start">
    <Scene name={scene} className="h-36 w-full md:h-44" />
    <h2 className="mt-6 text-2xl md:text-3xl">{title}</h2>
    <div className="mt-3 mb-6 flex-1 space-y-1">
      <p className="max-w-[44ch] text-lg">{children}</p>
      <NetPriceLine priceArs={priceArs} vatPercent={vatPercent} className="text-sol-soft-foreground" />
    </div>
    {action}
  </div>
)
