import { paths } from '@oficio/contracts/paths'
import { filingTime } from '@oficio/contracts/service-requests/filing-time'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Check, Zap } from 'lucide-react'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import type { SeatsTexts } from '../../leads/taking/seats-texts'
import { NetPriceLine } from '../../payments/net-price-line'
import { DeviceRequestCard } from '../../service-requests/way-back/device-request-card'
import { RiverArt } from './art/river-art'
import { ExampleRequest } from './example-request'

const promises = ['Sin costo para vos', 'Sin crear una cuenta', `En ${filingTime}`]

interface HomeHeroProps {
  urgencyFeeArs: number
  vatPercent: number
  seats: SeatsTexts
}

/** The first section of the home page: the promise, the buttons and an example request. */
export function HomeHero({ urgencyFeeArs, vatPercent, seats }: HomeHeroProps) {
  return (
    // On the narrowest phones everything is smaller, so that the button is above the bottom bar.
    <section
      aria-labelledby="inicio-titulo"
      className="on-petrol relative overflow-hidden bg-petrol text-petrol-foreground"
    >
      <RiverArt className="absolute inset-x-0 bottom-0 h-20 w-full md:h-28" />
      <Container className="relative grid items-center gap-12 pt-8 pb-22 min-[23rem]:pt-12 md:pt-16 md:pb-28 lg:grid-cols-[1fr_25rem]">
        <div className="space-y-6 lg:space-y-8">
          <DeviceRequestCard />
          <h1
            id="inicio-titulo"
            className="text-3xl min-[23rem]:text-4xl tiny:text-2xl sm:text-5xl lg:text-[3.5rem]"
          >
            Contanos qué necesitás y te llaman profesionales de tu zona
          </h1>
          <p className="max-w-[46ch] text-lg text-petrol-text md:text-xl">
            Tu solicitud les llega a quienes están cerca y hacen ese trabajo. {seats.atMost}
          </p>
          <div className="flex flex-col gap-3 sm:flex-row">
            <ButtonLink href={paths.serviceRequestForm()} variant="sol" size="lg">
              Solicitar un servicio
            </ButtonLink>
            <div className="space-y-1.5">
              <ButtonLink
                href={paths.urgentRequestForm()}
                size="lg"
                className="w-full border border-petrol-text/60 bg-transparent text-petrol-foreground hover:border-petrol-text hover:bg-petrol-hover"
              >
                <Zap aria-hidden />
                Es urgente: {formatMoney(urgencyFeeArs)}
              </ButtonLink>
              <NetPriceLine priceArs={urgencyFeeArs} vatPercent={vatPercent} className="text-petrol-text" />
            </div>
          </div>
          <ul className="flex flex-col gap-x-6 gap-y-2 text-petrol-text sm:flex-row sm:flex-wrap">
            {promises.map((promise) => (
              <li key={promise} className="flex items-center gap-2">
                <Check aria-hidden className="size-5 shrink-0 text-sol" />
                {promise}
              </li>
            ))}
          </ul>
          {/* The header has no room for this link on a phone. */}
          <p className="text-petrol-text md:hidden">
            ¿Sos profesional?{' '}
            <Link
              href={paths.benefits()}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              Recibí trabajos de tu zona
            </Link>
          </p>
        </div>
        <div className="hidden text-foreground lg:block">
          <ExampleRequest />
        </div>
      </Container>
    </section>
  )
}
