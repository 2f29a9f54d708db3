import { builtInSettings } from '@oficio/contracts/settings/settings'
import type { Meta, Story } from '@/lib/story'
import { BenefitsHero } from './benefits-hero'

export default { component: BenefitsHero, title: 'site/benefits/BenefitsHero' } satisfies Meta

type BenefitsHeroStory = Story<typeof BenefitsHero>

const texts = {
  title: 'Beneficios para profesionales',
  description: 'Clientes de tu zona que ya saben qué necesitan, sin comisión y con un precio claro.',
}

export const FreeContacts: BenefitsHeroStory = { args: { ...texts, settings: builtInSettings() } }
export const NothingFree: BenefitsHeroStory = {
  args: { ...texts, settings: { ...builtInSettings(), trialLeads: 0, leadsPerRequest: 1 } },
}
