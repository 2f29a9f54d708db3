import { limits } from '../limits'
import type { SettingValues } from '../settings/settings'
import { planFull } from '../text/plan-full'

/** The subject type of a business plan in the subscription calls. */
export const planSubjectType = 'business'

export const businessTiers = ['basic', 'premium', 'featured'] as const
export type BusinessTier = (typeof businessTiers)[number]
/** The tier of a registration by the API that names none. The pages recommend it from the number of rubros where it is cheapest. */
export const usualTier: BusinessTier = 'premium'

/** The tier preselected in the wizard: the cheapest for one rubro, so that nobody pays more by not choosing. */
export const preselectedTier: BusinessTier = 'basic'

export const tierNames: Record<BusinessTier, string> = {
  basic: 'Básico',
  premium: 'Premium',
  featured: 'Destacado',
}

/** The number of rubros included in each plan. Null means unlimited. */
const rubrosOfTier: Record<BusinessTier, number | null> = {
  basic: null,
  premium: limits.premiumRubros,
  featured: null,
}

export const planTexts = {
  rubroMissing: 'Debes seleccionar al menos un rubro.',
  limitReached: planFull,
  premiumIncludes: `El plan Premium incluye hasta ${limits.premiumRubros} categorías de servicio.`,
} as const

/** The features of each plan, in words for the owner of a small business. All pages use this list. */
export const planFeatures: Record<BusinessTier, readonly string[]> = {
  basic: [
    'Tu página con fotos, horarios, mapa y WhatsApp',
    'Aparecés cuando buscan en tu zona',
    'Reseñas de tus clientes y un cartel con QR para pedirlas',
  ],
  premium: [
    'Todo lo del plan Básico',
    `Hasta ${limits.premiumRubros} rubros por el mismo precio: por ejemplo, cafetería, panadería y restaurante`,
  ],
  featured: [
    'Todo lo del plan Premium, con los rubros que quieras',
    'Un lugar arriba de los resultados, señalado como Destacado',
  ],
}

export const planSettings = ['businessBasicPerRubroArs', 'businessPremiumArs', 'businessFeaturedArs'] as const
export type PlanPrices = Pick<SettingValues, (typeof planSettings)[number]>

/** Returns whether the plan includes that many rubros. */
export function includesRubros(tier: BusinessTier, count: number): boolean {
  const maxRubros = rubrosOfTier[tier]
  return maxRubros === null || count <= maxRubros
}

/** The setting with the unit price of each plan. */
export const settingOfTier = {
  basic: 'businessBasicPerRubroArs',
  premium: 'businessPremiumArs',
  featured: 'businessFeaturedArs',
} as const satisfies Record<BusinessTier, keyof PlanPrices>

/**
 * Returns the multiplier of the plan's price: the basic plan charges per rubro, at least one. Other plans charge once.
 */
export const unitsOfTier = (tier: BusinessTier, rubroCount: number): number =>
  tier === 'basic' ? Math.max(1, rubroCount) : 1

/** Returns the monthly price of a plan, in pesos. */
export const monthlyPriceOf = (tier: BusinessTier, rubroCount: number, prices: PlanPrices): number =>
  prices[settingOfTier[tier]] * unitsOfTier(tier, rubroCount)

/** Returns the cheapest plan that costs less than the chosen one for the same rubros, or null without one. */
export function cheaperTier(
  tier: BusinessTier,
  rubroCount: number,
  prices: PlanPrices,
): { tier: BusinessTier; monthlyPriceArs: number } | null {
  const pricedTiers = businessTiers
    .filter((other) => includesRubros(other, rubroCount))
    .map((other) => ({ tier: other, monthlyPriceArs: monthlyPriceOf(other, rubroCount, prices) }))
    .toSorted((a, b) => a.monthlyPriceArs - b.monthlyPriceArs)
  const [cheapest] = pricedTiers
  return cheapest && cheapest.monthlyPriceArs < monthlyPriceOf(tier, rubroCount, prices) ? cheapest : null
}

/** Returns the number of rubros from which no other plan is cheaper, or null if another is always cheaper. */
function cheapestFrom(tier: BusinessTier, prices: PlanPrices): number | null {
  const counts = Array.from({ length: manyRubros }, (_, index) => index + 1)
  const isCheapest = (count: number) =>
    includesRubros(tier, count) && cheaperTier(tier, count, prices) === null
  return counts.find(isCheapest) ?? null
}
const manyRubros = 50

/** Returns for whom the usual plan is recommended. A café with one rubro pays less with the basic plan. */
export function recommendationOf(tier: BusinessTier, prices: PlanPrices): string | null {
  if (tier !== usualTier) return null
  const from = cheapestFrom(tier, prices)
  if (from === null) return null
  return from === 1 ? 'Recomendado' : `Recomendado desde ${from} rubros`
}
