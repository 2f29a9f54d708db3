import { paths } from '@oficio/contracts/paths'
import type { SettingValues } from '@oficio/contracts/settings/settings'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Search } from 'lucide-react'
import { Container } from '@/components/layout/container'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { NetPriceLine } from '../../payments/net-price-line'
import { BusinessCard } from '../../search/businesses/business-card'
import { businessCardFacts } from '../../search/businesses/business-card-facts'
import { exampleFound } from './example-business'

interface BusinessHeroProps {
  title: string
  description: string
  settings: SettingValues
}

/** The first section of the page for shops. The price is its headline, because it is the first question. */
export function BusinessHero({ title, description, settings }: BusinessHeroProps) {
  const { businessBasicPerRubroArs, vatPercent } = settings
  return (
    <section aria-labelledby="beneficios-titulo" className="border-b bg-sol-soft">
      <Container className="grid grid-cols-1 items-center gap-x-12 gap-y-10 py-10 md:py-16 lg:grid-cols-[1fr_26rem]">
        <div className="space-y-5">
          <p className="font-semibold text-sol-soft-foreground">{title}</p>
          <h1 id="beneficios-titulo" className="text-4xl tiny:text-3xl sm:text-5xl lg:text-6xl">
            <span className="block">Desde {formatMoney(businessBasicPerRubroArs)} por mes. </span>
            <span className="mt-3 block text-3xl tiny:text-2xl sm:text-4xl">
              Tu negocio, cuando lo buscan en tu zona.
            </span>
          </h1>
          <NetPriceLine
            priceArs={businessBasicPerRubroArs}
            vatPercent={vatPercent}
            className="text-sol-soft-foreground"
          />
          <p className="max-w-[48ch] text-lg md:text-xl">{description}</p>
          <div className="may-break flex flex-col gap-3 sm:flex-row">
            <ButtonLink href={paths.registerBusiness()} size="lg">
              Registrar mi negocio
            </ButtonLink>
            <ButtonLink href="#planes" variant="outline" size="lg">
              Comparar los planes
            </ButtonLink>
          </div>
          <p className="max-w-[52ch] text-sol-soft-foreground">
            Ves el total antes de pagar, y lo cancelás cuando quieras.
          </p>
        </div>
        <FoundExample />
      </Container>
    </section>
  )
}

/** The example as a visitor finds it. Nothing in it reacts, and its link has the address of this page. */
const FoundExample = () => (
  <figure aria-label="Ejemplo de un negocio en la búsqueda">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex min-w-0 items-center gap-3 rounded-full border bg-surface py-2.5 pr-6 pl-4 shadow-float">
        <Search aria-hidden className="size-5 shrink-0 text-primary" />
        <span className="truncate">café en Rosario</span>
      </p>
      <Badge>Ejemplo</Badge>
    </div>
    <ul inert className="mt-4 rounded-card shadow-float">
      <BusinessCard
        facts={{ ...businessCardFacts(exampleFound), href: paths.businessBenefits() }}
        opening={{ isOpen: true, text: 'Abierto ahora, cierra a las 20' }}
      />
    </ul>
  </figure>
)
