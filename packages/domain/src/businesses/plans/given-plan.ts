import { type ChosenPlan, chosenPlan } from '@oficio/contracts/businesses/own-plan'
import { unitsOfTier } from '@oficio/contracts/businesses/plans'
import type { Tx } from '@oficio/db/client'
import type { Business } from '@oficio/db/generated/client'
import { paidForBy } from '../../subscriptions/asked-amounts'
import type { SubjectStanding } from '../../subscriptions/standing/subject-standing'
import { currentPlan, nextPlanOf } from './chosen-plan'
import { isFree } from './paid-state'

/** What a business has from now on, and what waits for the charge that pays for it. */
export interface PlanMove {
  has: ChosenPlan
  next: ChosenPlan | null
}

/**
 * Returns what becomes of the plan of a business by what gives it access (docs/product.md, 'Changing a plan'); null where it
 * stays. What was chosen begins with a charge that was asked for it. An order of another plan may be authorised or charged
 * all the same before the provider has heard that it was replaced: that one gives what it was asked for, and the choice waits.
 */
export async function planMoveOf(
  tx: Tx,
  business: Business,
  { givenBy }: Pick<SubjectStanding, 'givenBy'>,
): Promise<PlanMove | null> {
  const isPaid = givenBy !== null && givenBy.amountCentavos !== null
  // What is public without a plan has no other one by trust.
  if (!givenBy || (!isPaid && isFree(business))) return null
  const givenPlan = chosenPlan.safeParse(await paidForBy(tx, givenBy)).data
  if (!givenPlan) return null
  const next = nextPlanOf(business)
  if (next && isSamePrice(givenPlan, next)) return isPaid ? { has: next, next: null } : null
  const current = await currentPlan(tx, business)
  if (isSamePrice(givenPlan, current)) return null
  return { has: givenPlan, next: next ?? current }
}

/** Other rubros that cost the same are had at once, and asked for by nothing new. */
const isSamePrice = (plan: ChosenPlan, other: ChosenPlan): boolean =>
  plan.tier === other.tier &&
  unitsOfTier(plan.tier, plan.rubroIds.length) === unitsOfTier(other.tier, other.rubroIds.length)
