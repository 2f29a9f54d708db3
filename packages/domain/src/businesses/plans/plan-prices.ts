import type { ChosenPlan } from '@oficio/contracts/businesses/own-plan'
import {
  monthlyPriceOf,
  type PlanPrices,
  planSettings,
  settingOfTier,
} from '@oficio/contracts/businesses/plans'
import type { Subscription } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'

interface Paying {
  ordered: ChosenPlan
  running: Pick<Subscription, 'unitPriceCentavos'> | null
}

/** Returns the prices that apply to a business: today's prices, but the kept price of the tier it already pays for. */
export async function planPrices(ctx: Ctx, { ordered, running }: Paying): Promise<PlanPrices> {
  const entries = await Promise.all(
    planSettings.map(async (name) => [name, await ctx.settings.getFresh(name)] as const),
  )
  const currentPrice = running && ([settingOfTier[ordered.tier], running.unitPriceCentavos / 100] as const)
  // The cast is safe because `entries` has every name of planSettings.
  return Object.fromEntries(currentPrice ? [...entries, currentPrice] : entries) as PlanPrices
}

export const costOf = ({ tier, rubroIds }: ChosenPlan, prices: PlanPrices): number =>
  monthlyPriceOf(tier, rubroIds.length, prices)
