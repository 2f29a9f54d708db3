import { PricesWithVat } from '@/features/payments/net-price'
import type { Meta, Story } from '@/lib/story'
import { TierHint, TierLabel } from './tier-hint'

export default { component: TierHint, title: 'businesses/plans/TierHint' } satisfies Meta

type TierHintStory = Story<typeof TierHint>

const prices = { businessBasicPerRubroArs: 6000, businessPremiumArs: 18000, businessFeaturedArs: 32000 }

export const Basic: TierHintStory = {
  render: () => (
    <PricesWithVat percent={21}>
      <TierLabel tier="basic" prices={prices} />
      <TierHint tier="basic" prices={prices} />
    </PricesWithVat>
  ),
}
export const Premium: TierHintStory = {
  render: () => (
    <PricesWithVat percent={21}>
      <TierLabel tier="premium" prices={prices} />
      <TierHint tier="premium" prices={prices} />
    </PricesWithVat>
  ),
}
export const Featured: TierHintStory = {
  render: () => (
    <PricesWithVat percent={21}>
      <TierLabel tier="featured" prices={prices} />
      <TierHint tier="featured" prices={prices} />
    </PricesWithVat>
  ),
}
