import { type BusinessTier, monthlyPriceOf, type PlanPrices } from '@oficio/contracts/businesses/plans'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { NetPrice } from '@/features/payments/net-price'

/** What a plan costs, and what one gets for it. */
export function TierHint({ tier, prices }: { tier: BusinessTier; prices: PlanPrices }) {
  const priceArs = monthlyPriceOf(tier, 1, prices)
  return (
    <>
      {tierText(tier, formatMoney(priceArs))}
      <NetPrice priceArs={priceArs} />
    </>
  )
}

function tierText(tier: BusinessTier, price: string): string {
  if (tier === 'basic') return `${price} por mes por cada rubro.`
  return `${price} por mes${tier === 'premium' ? '' : ', sin límite de rubros y con un lugar destacado'}.`
}
