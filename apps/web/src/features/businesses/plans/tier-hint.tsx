import {
  type BusinessTier,
  monthlyPriceOf,
  type PlanPrices,
  planFeatures,
  recommendationOf,
  tierNames,
} from '@oficio/contracts/businesses/plans'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Check } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { NetPrice } from '@/features/payments/net-price'

interface TierProps {
  tier: BusinessTier
  prices: PlanPrices
}

/** The name of a plan, with a badge if it is recommended. */
export function TierLabel({ tier, prices }: TierProps) {
  const recommendation = recommendationOf(tier, prices)
  return (
    <span className="flex flex-wrap items-center gap-2 font-semibold">
      {tierNames[tier]}
      {recommendation && <Badge tone="solid">{recommendation}</Badge>}
    </span>
  )
}

/** The price and the features of a plan. */
export function TierHint({ tier, prices }: TierProps) {
  const priceArs = monthlyPriceOf(tier, 1, prices)
  return (
    <>
      <span className="block text-base text-foreground">
        <strong className="tabular-nums">{formatMoney(priceArs)}</strong> por mes
        {tier === 'basic' && ' por cada rubro'}
        <NetPrice priceArs={priceArs} />
      </span>
      {planFeatures[tier].map((feature) => (
        <span key={feature} className="mt-1 flex gap-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          <span>{feature}. </span>
        </span>
      ))}
    </>
  )
}
