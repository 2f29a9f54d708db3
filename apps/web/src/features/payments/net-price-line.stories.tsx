import type { Meta, Story } from '@/lib/story'
import { NetPriceLine } from './net-price-line'

export default { component: NetPriceLine, title: 'payments/NetPriceLine' } satisfies Meta

type NetPriceLineStory = Story<typeof NetPriceLine>

export const WithVat: NetPriceLineStory = { args: { priceArs: 12000, vatPercent: 21 } }
export const WithoutVat: NetPriceLineStory = {
  render: () => (
    <p>
      $ 12.000 <NetPriceLine priceArs={12000} vatPercent={0} />
    </p>
  ),
}
