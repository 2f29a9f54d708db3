import {
  type BusinessTier,
  businessTiers,
  monthlyPriceOf,
  type PlanPrices,
  planFeatures,
  recommendationOf,
  tierNames,
} from '@oficio/contracts/businesses/plans'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Check } from 'lucide-react'
import { Container } from '@/components/layout/container'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { NetPriceLine } from '../../payments/net-price-line'

interface PlanCardsProps {
  prices: PlanPrices
  vatPercent: number
}

/** The plans side by side: price first, then what each brings. The same facts as in the wizard. */
export const PlanCards = ({ prices, vatPercent }: PlanCardsProps) => (
  <section id="planes" aria-labelledby="planes-titulo" className="scroll-mt-16 border-y bg-surface">
    <Container className="py-16 md:py-20">
      <h2 id="planes-titulo" className="text-3xl tiny:text-2xl md:text-4xl">
        {businessTiers.length} planes, la misma página
      </h2>
      <p className="mt-4 max-w-[60ch] text-lg text-muted-foreground">
        Cambia en cuántos rubros aparecés y dónde. Ningún plan mejora tu lugar entre los demás resultados.
      </p>
      <ul className="mt-8 grid gap-5 md:mt-10 lg:grid-cols-3">
        {businessTiers.map((tier) => (
          <PlanItem key={tier} tier={tier} prices={prices} vatPercent={vatPercent} />
        ))}
      </ul>
    </Container>
  </section>
)

function PlanItem({ tier, prices, vatPercent }: PlanCardsProps & { tier: BusinessTier }) {
  const priceArs = monthlyPriceOf(tier, 1, prices)
  const recommendation = recommendationOf(tier, prices)
  return (
    <Card asChild className={cn('flex flex-col gap-5', recommendation && 'border-2 border-primary')}>
      <li>
        <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
          <h3 className="text-xl">{tierNames[tier]}</h3>
          {recommendation && <Badge tone="solid">{recommendation}</Badge>}
        </div>
        <p>
          <strong className="block font-display text-4xl font-semibold tabular-nums">
            {formatMoney(priceArs)}
          </strong>
          <span className="text-muted-foreground">
            por mes{tier === 'basic' && ' por cada rubro'}
            <NetPriceLine priceArs={priceArs} vatPercent={vatPercent} />
          </span>
        </p>
        <ul className="space-y-3 border-t pt-5">
          {planFeatures[tier].map((feature) => (
            <li key={feature} className="flex gap-3">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
              {feature}
            </li>
          ))}
        </ul>
      </li>
    </Card>
  )
}
