import { builtInSettings } from '@oficio/contracts/settings/settings'
import type { Meta, Story } from '@/lib/story'
import { PlanCards } from './plan-cards'

export default { component: PlanCards, title: 'site/business-benefits/PlanCards' } satisfies Meta

type PlanCardsStory = Story<typeof PlanCards>

const prices = builtInSettings()

export const WithRecommendation: PlanCardsStory = { args: { prices, vatPercent: 21 } }
/** The usual plan is never the cheapest, so that none is recommended. */
export const NoneRecommended: PlanCardsStory = {
  args: { prices: { ...prices, businessPremiumArs: prices.businessFeaturedArs * 2 }, vatPercent: 0 },
}
