import type { ChosenPlan } from '@oficio/contracts/businesses/own-plan'
import { tierNames } from '@oficio/contracts/businesses/plans'
import { formatMoney } from '@oficio/contracts/text/format-money'

interface Priced {
  tier: ChosenPlan['tier']
  ordered: ChosenPlan
  monthlyPriceArs: number
  isFree: boolean
}

/** Returns what a business has, with its price where that is the one of the next charge; none comes once it is cancelled. */
export function planLine(
  { tier, ordered, monthlyPriceArs, isFree }: Priced,
  { isCancelled }: { isCancelled: boolean },
): string {
  const name = `Plan ${tierNames[tier]}`
  if (isCancelled) return `${name}, cancelado.`
  if (isFree) return `${name}, sin cargo por ahora.`
  return ordered.tier === tier ? `${name}, ${formatMoney(monthlyPriceArs)} por mes.` : `${name}.`
}
