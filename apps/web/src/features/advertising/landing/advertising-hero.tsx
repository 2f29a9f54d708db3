import { paths } from '@oficio/contracts/paths'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { CalendarCheck, ChartColumn, ShieldCheck } from 'lucide-react'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button-link'
import { NetPriceLine } from '../../payments/net-price-line'
import { PagePicture } from './page-picture'

const facts = [
  {
    icon: CalendarCheck,
    title: 'Elegís los días',
    text: 'De a uno o de corrido. Hasta el día anterior cancelás y te devolvemos todo.',
  },
  {
    icon: ChartColumn,
    title: 'Ves cuánto se vio',
    text: 'Vistas y clics de personas, día por día. Recargar la página no suma.',
  },
  {
    icon: ShieldCheck,
    title: 'Juego limpio',
    text: 'Todo banner dice «Publicidad», y ninguno mejora un lugar en la búsqueda.',
  },
] as const

interface AdvertisingHeroProps {
  title: string
  description: string
  /** The price of a day in the cheapest slot. */
  lowestPriceArs: number
  vatPercent: number
}

/** The first section of the page for advertisers, with the lowest price as its second line. */
export const AdvertisingHero = ({ title, description, lowestPriceArs, vatPercent }: AdvertisingHeroProps) => (
  <section aria-labelledby="publicidad-titulo" className="border-b bg-sol-soft">
    <Container className="grid items-center gap-x-12 gap-y-8 py-8 md:py-14 lg:grid-cols-[1fr_24rem]">
      <div className="space-y-5">
        <h1 id="publicidad-titulo" className="text-4xl tiny:text-3xl sm:text-5xl lg:text-6xl">
          {title}
        </h1>
        <p className="font-display text-2xl font-semibold sm:text-3xl">
          Desde {formatMoney(lowestPriceArs)} por día
          <NetPriceLine
            priceArs={lowestPriceArs}
            vatPercent={vatPercent}
            className="mt-1 font-sans font-normal text-sol-soft-foreground"
          />
        </p>
        <p className="max-w-[48ch] text-lg md:text-xl">{description}</p>
        <div className="may-break flex flex-col gap-3 sm:flex-row">
          <ButtonLink href="#espacios" size="lg">
            Ver espacios y precios
          </ButtonLink>
          <ButtonLink href={paths.ownAdBookings()} variant="outline" size="lg">
            Mis reservas
          </ButtonLink>
        </div>
      </div>
      <PagePicture className="w-full max-lg:hidden" />
      <ul className="grid gap-x-10 gap-y-5 border-t border-sol-soft-foreground/20 pt-6 md:grid-cols-3 lg:col-span-2">
        {facts.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0" strokeWidth={1.75} />
            <div>
              <h2 className="font-sans text-base leading-normal font-semibold tracking-normal">{title}</h2>
              <p className="text-sol-soft-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  </section>
)
