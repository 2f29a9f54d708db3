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

/** Returns by what prices the plans of a business are counted: those of the day, and the kept one of what it pays already. */
export async function planPrices(ctx: Ctx, { ordered, running }: Paying): Promise<PlanPrices> {
  const entries = await Promise.all(
    planSettings.map(async (name) => [name, await ctx.settings.getFresh(name)] as const),
  )
  const currentPrice = running && ([settingOfTier[ordered.tier], running.unitPriceCentavos / 100] as const)
  // One of each of the names above.
  return Object.fromEntries(currentPrice ? [...entries, currentPrice] : entries) as PlanPrices
}

export const costOf = ({ tier, rubroIds }: ChosenPlan, prices: PlanPrices): number =>
  monthlyPriceOf(tier, rubroIds.length, prices)
