import type { ChosenPlan } from '@oficio/contracts/businesses/own-plan'
import { tierNames } from '@oficio/contracts/businesses/plans'
import { formatMoney } from '@oficio/contracts/text/format-money'

interface PricedPlan {
  tier: ChosenPlan['tier']
  ordered: ChosenPlan
  monthlyPriceArs: number
  isFree: boolean
}

/**
 * Returns the current plan as a sentence. It includes the price if that is the price of the next charge; a cancelled
 * plan has no next charge.
 */
export function planLine(
  { tier, ordered, monthlyPriceArs, isFree }: PricedPlan,
  { isCancelled }: { isCancelled: boolean },
): string {
  const name = `Plan ${tierNames[tier]}`
  if (isCancelled) return `${name}, cancelado.`
  if (isFree) return `${name}, sin cargo por ahora.`
  return ordered.tier === tier ? `${name}, ${formatMoney(monthlyPriceArs)} por mes.` : `${name}.`
}
