import { describe, expect, it } from 'vitest'
import { builtInSettings } from '../settings/settings'
import {
  businessTiers,
  cheaperTier,
  includesRubros,
  monthlyPriceOf,
  planFeatures,
  planTexts,
  recommendationOf,
} from './plans'

const prices = builtInSettings()

describe('the plans of businesses', () => {
  it('cost what the settings say: the basic one for each rubro and at least for one, the others as a whole', () => {
    expect([0, 1, 3].map((count) => monthlyPriceOf('basic', count, prices))).toEqual([10_000, 10_000, 30_000])
    expect([1, 5].map((count) => monthlyPriceOf('premium', count, prices))).toEqual([25_000, 25_000])
    expect(monthlyPriceOf('featured', 30, prices)).toBe(45_000)
  })

  it('name the cheaper plan for the same rubros, never a plan without room for them', () => {
    expect(cheaperTier('premium', 2, prices)).toEqual({ tier: 'basic', monthlyPriceArs: 20_000 })
    expect(cheaperTier('basic', 3, prices)).toEqual({ tier: 'premium', monthlyPriceArs: 25_000 })
    expect(cheaperTier('basic', 6, prices)).toEqual({ tier: 'featured', monthlyPriceArs: 45_000 })
    expect(cheaperTier('premium', 5, prices)).toBeNull()
    expect(cheaperTier('basic', 1, prices)).toBeNull()
  })

  it('recommends a plan only for as many rubros as it is the cheapest for', () => {
    expect(businessTiers.map((tier) => recommendationOf(tier, prices))).toEqual([
      null,
      'Recomendado desde 3 rubros',
      null,
    ])
    expect(cheaperTier('premium', 3, prices)).toBeNull()
    expect(recommendationOf('premium', { ...prices, businessPremiumArs: 9_000 })).toBe('Recomendado')
    expect(recommendationOf('premium', { ...prices, businessPremiumArs: 40_000 })).toBe(
      'Recomendado desde 4 rubros',
    )
    const dearest = { ...prices, businessPremiumArs: 90_000 }
    expect(recommendationOf('premium', dearest)).toBeNull()
  })

  it('say what each of them brings, and each something of its own', () => {
    const all = businessTiers.flatMap((tier) => planFeatures[tier])
    expect(new Set(all).size).toBe(all.length)
    for (const tier of businessTiers) expect(planFeatures[tier].length).toBeGreaterThan(1)
  })

  it('limit the middle plan to five rubros, as its text says', () => {
    expect([5, 6].map((count) => includesRubros('premium', count))).toEqual([true, false])
    expect(planTexts.premiumIncludes).toBe('El plan Premium incluye hasta 5 categorías de servicio.')
    expect(includesRubros('basic', 50) && includesRubros('featured', 50)).toBe(true)
  })
})
