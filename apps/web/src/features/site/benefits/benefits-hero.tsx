import { paths } from '@oficio/contracts/paths'
import type { SettingValues } from '@oficio/contracts/settings/settings'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button-link'
import { NetPriceLine } from '../../payments/net-price-line'
import { priceHeadline } from '../price-headline'
import { LeadPreview } from './lead-preview'

interface BenefitsHeroProps {
  title: string
  description: string
  settings: SettingValues
}

/** The first section of the page for professionals. The price is its headline, because it is the first question. */
export function BenefitsHero({ title, description, settings }: BenefitsHeroProps) {
  const { monthlyPricePerRubroArs, verificationFeeArs, vatPercent, leadsPerRequest } = settings
  const { free, price } = priceHeadline(settings)
  return (
    <section aria-labelledby="beneficios-titulo" className="border-b bg-sol-soft">
      <Container className="grid items-center gap-x-12 gap-y-10 py-10 md:py-16 lg:grid-cols-[1fr_25rem]">
        <div className="space-y-5">
          <p className="font-semibold text-sol-soft-foreground">{title}</p>
          <h1 id="beneficios-titulo" className="text-4xl tiny:text-3xl sm:text-5xl lg:text-6xl">
            {free && <span className="block">{free} </span>}
            <span className={free ? 'mt-3 block text-3xl tiny:text-2xl sm:text-4xl' : 'block'}>{price}</span>
          </h1>
          <NetPriceLine
            priceArs={monthlyPricePerRubroArs}
            vatPercent={vatPercent}
            className="text-sol-soft-foreground"
          />
          <p className="max-w-[48ch] text-lg md:text-xl">{description}</p>
          <div className="may-break flex flex-col gap-3 sm:flex-row">
            <ButtonLink href={paths.registerProfessional()} size="lg">
              Registrarme como profesional
            </ButtonLink>
            <ButtonLink href="#demanda" variant="outline" size="lg">
              ¿Cuánto trabajo hay en mi zona?
            </ButtonLink>
          </div>
          <p className="max-w-[52ch] text-sol-soft-foreground">
            Hoy pagás {formatMoney(verificationFeeArs)}, para verificar tu cuenta. La suscripción no arranca
            sola: la autorizás vos, cuando te sirve.
          </p>
        </div>
        <LeadPreview leadsPerRequest={leadsPerRequest} />
      </Container>
    </section>
  )
}
