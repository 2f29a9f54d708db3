import type { ChosenPlan } from '@oficio/contracts/businesses/own-plan'
import { tierNames } from '@oficio/contracts/businesses/plans'
import { formatMoney } from '@oficio/contracts/text/format-money'

interface Priced {
  tier: ChosenPlan['tier']
  ordered: ChosenPlan
  /** Of what is ordered. */
  monthlyPriceArs: number
  isFree: boolean
  publicUntil: string | null
}

/** Returns what a business has, with its price where that is the one of the next charge; none comes once it is cancelled. */
export function planLine({ tier, ordered, monthlyPriceArs, isFree, publicUntil }: Priced): string {
  const name = `Plan ${tierNames[tier]}`
  if (publicUntil) return `${name}, cancelado.`
  if (isFree) return `${name}, sin cargo por ahora.`
  return ordered.tier === tier ? `${name}, ${formatMoney(monthlyPriceArs)} por mes.` : `${name}.`
}
