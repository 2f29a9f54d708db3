import { builtInSettings } from '@oficio/contracts/settings/settings'
import type { Meta, Story } from '@/lib/story'
import { HomeOffers } from './home-offers'

export default { component: HomeOffers, title: 'site/home/HomeOffers' } satisfies Meta

type HomeOffersStory = Story<typeof HomeOffers>

export const FreeContacts: HomeOffersStory = { args: { prices: builtInSettings() } }
export const NothingFree: HomeOffersStory = { args: { prices: { ...builtInSettings(), trialLeads: 0 } } }
