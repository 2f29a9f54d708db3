import { cheaperTier } from '@oficio/contracts/businesses/plans'
import { settingDefinitions } from '@oficio/contracts/settings/settings'
import { expect, it } from 'vitest'
import { emptyWizard } from './wizard-values'

it('preselects the cheapest plan for a business with one rubro', () => {
  const { businessBasicPerRubroArs, businessPremiumArs, businessFeaturedArs } = settingDefinitions
  const prices = {
    businessBasicPerRubroArs: businessBasicPerRubroArs.first,
    businessPremiumArs: businessPremiumArs.first,
    businessFeaturedArs: businessFeaturedArs.first,
  }
  expect(cheaperTier(emptyWizard.tier, 1, prices)).toBeNull()
})
