import type { Meta, Story } from '@/lib/story'
import { NetPrice, PricesWithVat } from './net-price'

export default { component: NetPrice, title: 'payments/NetPrice' } satisfies Meta

type NetPriceStory = Story<typeof NetPrice>

export const WithVat: NetPriceStory = {
  render: () => (
    <PricesWithVat percent={21}>
      <NetPrice priceArs={12000} />
    </PricesWithVat>
  ),
}
