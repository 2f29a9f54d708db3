import type { ChosenPlan } from '@oficio/contracts/businesses/own-plan'
import { tierNames } from '@oficio/contracts/businesses/plans'
import { formatMoney } from '@oficio/contracts/text/format-money'

interface Priced {
  tier: ChosenPlan['tier']
  ordered: ChosenPlan
  /** Of what is ordered. */
  monthlyPriceArs: number
  isFree: boolean
}

/** Returns what a business has, with its price where that is the one of the next charge. */
export function planLine({ tier, ordered, monthlyPriceArs, isFree }: Priced): string {
  const name = `Plan ${tierNames[tier]}`
  if (isFree) return `${name}, sin cargo por ahora.`
  return ordered.tier === tier ? `${name}, ${formatMoney(monthlyPriceArs)} por mes.` : `${name}.`
}
