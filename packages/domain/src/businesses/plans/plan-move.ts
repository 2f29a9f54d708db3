import { type ChosenPlan, chosenPlan } from '@oficio/contracts/businesses/own-plan'
import { unitsOfTier } from '@oficio/contracts/businesses/plans'
import type { Tx } from '@oficio/db/client'
import type { Business } from '@oficio/db/generated/client'
import { paidForBy } from '../../subscriptions/requested-amounts'
import type { SubjectStanding } from '../../subscriptions/standing/subject-standing'
import { currentPlan, nextPlanOf } from './chosen-plan'
import { isFree } from './paid-state'

/** The plan that a business has from now on, and the plan that waits for the charge that pays it. */
export interface PlanMove {
  has: ChosenPlan
  next: ChosenPlan | null
}

/**
 * Returns how the plan of a business changes because of the subscription that gives it access (docs/product.md,
 * 'Changing a plan'); null when it stays. A chosen plan begins with the charge made for it. A replaced order may still
 * be authorised or charged before the provider learns of the replacement. Then the business gets the plan of that
 * order, and the chosen plan waits.
 */
export async function planMoveOf(
  tx: Tx,
  business: Business,
  { givenBy }: Pick<SubjectStanding, 'givenBy'>,
): Promise<PlanMove | null> {
  const isPaid = givenBy !== null && givenBy.amountCentavos !== null
  // A business that is public without a plan gets a plan only by a real payment.
  if (!givenBy || (!isPaid && isFree(business))) return null
  const givenPlan = chosenPlan.safeParse(await paidForBy(tx, givenBy)).data
  if (!givenPlan) return null
  const next = nextPlanOf(business)
  if (next && isSamePrice(givenPlan, next)) return isPaid ? { has: next, next: null } : null
  const current = await currentPlan(tx, business)
  if (isSamePrice(givenPlan, current)) return null
  return { has: givenPlan, next: next ?? current }
}

/** Returns whether two plans cost the same. Other rubros at the same cost apply at once and need no new charge. */
const isSamePrice = (plan: ChosenPlan, other: ChosenPlan): boolean =>
  plan.tier === other.tier &&
  unitsOfTier(plan.tier, plan.rubroIds.length) === unitsOfTier(other.tier, other.rubroIds.length)
