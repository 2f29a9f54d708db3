import type { ChosenPlan } from '@oficio/contracts/businesses/own-plan'
import type { Tx } from '@oficio/db/client'
import type { Business } from '@oficio/db/generated/client'

type NextPlan = Pick<Business, 'nextTier' | 'nextRubroIds'>

/** Returns what begins with the charge that pays it; null where nothing was chosen that waits for one. */
export const nextPlanOf = ({ nextTier, nextRubroIds }: NextPlan): ChosenPlan | null =>
  nextTier && { tier: nextTier, rubroIds: nextRubroIds }

/** Returns what a business has now, with its rubros in a fixed order. */
export async function currentPlan(tx: Tx, { id, tier }: Pick<Business, 'id' | 'tier'>): Promise<ChosenPlan> {
  const rubros = await tx.businessRubro.findMany({ where: { businessId: id }, orderBy: { rubroId: 'asc' } })
  return { tier, rubroIds: rubros.map(({ rubroId }) => rubroId) }
}

/** Returns what was chosen last: what the next charge is for, whatever a business has now. */
export async function orderedPlan(tx: Tx, businessId: string): Promise<ChosenPlan> {
  const business = await tx.business.findUniqueOrThrow({ where: { id: businessId } })
  return nextPlanOf(business) ?? currentPlan(tx, business)
}
