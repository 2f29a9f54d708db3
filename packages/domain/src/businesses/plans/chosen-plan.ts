import type { ChosenPlan } from '@oficio/contracts/businesses/own-plan'
import type { Tx } from '@oficio/db/client'
import type { Business } from '@oficio/db/generated/client'

type NextPlan = Pick<Business, 'nextTier' | 'nextRubroIds'>

/** Returns the chosen plan that waits for the charge that pays it; null when no plan waits. */
export const nextPlanOf = ({ nextTier, nextRubroIds }: NextPlan): ChosenPlan | null =>
  nextTier && { tier: nextTier, rubroIds: nextRubroIds }

/** Returns the current plan of a business, with its rubros sorted by id. */
export async function currentPlan(tx: Tx, { id, tier }: Pick<Business, 'id' | 'tier'>): Promise<ChosenPlan> {
  const rubros = await tx.businessRubro.findMany({ where: { businessId: id }, orderBy: { rubroId: 'asc' } })
  return { tier, rubroIds: rubros.map(({ rubroId }) => rubroId) }
}

/** Returns the plan chosen last, which the next charge pays. Falls back to the current plan. */
export async function orderedPlan(tx: Tx, businessId: string): Promise<ChosenPlan> {
  const business = await tx.business.findUniqueOrThrow({ where: { id: businessId } })
  return nextPlanOf(business) ?? currentPlan(tx, business)
}
