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
import { NeedForm } from './need-form'

const promises = ['Sin costo para vos', 'Sin crear una cuenta', `En ${filingTime}`]

interface HomeHeroProps {
  urgencyFeeArs: number
  vatPercent: number
  seats: SeatsTexts
}

/** The first section of the home page: the promise, the question what is needed, and an example request. */
export function HomeHero({ urgencyFeeArs, vatPercent, seats }: HomeHeroProps) {
  return (
    <section aria-labelledby="inicio-titulo" className="on-petrol relative bg-petrol text-petrol-foreground">
      {/* Only the drawing is clipped, because the suggestions of the field may reach below the section. */}
      <div aria-hidden className="absolute inset-0 overflow-hidden">
        <RiverArt className="absolute inset-x-0 bottom-0 h-20 w-full md:h-28" />
      </div>
      <Container className="relative z-10 grid items-center gap-x-12 gap-y-8 pt-6 pb-20 md:grid-cols-[minmax(0,1fr)_20rem] md:pt-14 md:pb-28 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="min-w-0 space-y-4 md:space-y-6">
          <DeviceRequestCard />
          <h1
            id="inicio-titulo"
            className="text-3xl min-[23rem]:text-[2.125rem] tiny:text-2xl md:text-[2.5rem] lg:text-[3.5rem]"
          >
            Contanos qué necesitás y te llaman profesionales de tu zona
          </h1>
          <p className="max-w-[46ch] text-petrol-text lg:text-xl">
            <span className="max-md:sr-only">
              Tu solicitud les llega a quienes están cerca y hacen ese trabajo.{' '}
            </span>
            {seats.atMost}
          </p>
          <NeedForm />
          <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:flex-wrap sm:items-center">
            <div className="space-y-1.5">
              <ButtonLink
                href={paths.urgentRequestForm()}
                className="w-full border border-petrol-text/60 bg-transparent text-petrol-foreground hover:border-petrol-text hover:bg-petrol-hover"
              >
                <Zap aria-hidden />
                Es urgente: {formatMoney(urgencyFeeArs)}
              </ButtonLink>
              <NetPriceLine priceArs={urgencyFeeArs} vatPercent={vatPercent} className="text-petrol-text" />
            </div>
            <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-petrol-text">
              {promises.map((promise) => (
                <li key={promise} className="flex items-center gap-1.5">
                  <Check aria-hidden className="size-4 shrink-0 text-sol" />
                  {promise}
                </li>
              ))}
            </ul>
          </div>
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
        <div className="min-w-0 text-foreground">
          <ExampleRequest />
        </div>
      </Container>
    </section>
  )
}
