import { PricesWithVat } from '@/features/payments/net-price'
import type { Meta, Story } from '@/lib/story'
import { PriceSummary } from './price-summary'

export default { component: PriceSummary, title: 'professionals/rubros/PriceSummary' } satisfies Meta

type PriceSummaryStory = Story<typeof PriceSummary>

const price = {
  nextChargeAt: '2026-12-10T12:00:00.000Z',
  unitPriceArs: 12000,
  prices: [0, 1, 2, 3].map((units) => ({ units, monthlyPriceArs: units * 12000 })),
  isSubscribed: true,
}

export const Unchanged: PriceSummaryStory = {
  render: () => (
    <PricesWithVat percent={21}>
      <PriceSummary price={price} before={2} after={2} />
    </PricesWithVat>
  ),
}
export const OneMore: PriceSummaryStory = {
  render: () => (
    <PricesWithVat percent={21}>
      <PriceSummary price={price} before={2} after={3} />
    </PricesWithVat>
  ),
}
export const OneFewer: PriceSummaryStory = {
  render: () => (
    <PricesWithVat percent={21}>
      <PriceSummary price={price} before={2} after={1} />
    </PricesWithVat>
  ),
}
export const NotSubscribed: PriceSummaryStory = {
  render: () => (
    <PricesWithVat percent={21}>
      <PriceSummary price={{ ...price, isSubscribed: false, nextChargeAt: null }} before={1} after={2} />
    </PricesWithVat>
  ),
}
