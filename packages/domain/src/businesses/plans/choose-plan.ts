import type { ChosenPlan } from '@oficio/contracts/businesses/own-plan'
import { AppError } from '@oficio/contracts/errors'
import type { Business } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { followPlan, followUnits } from '../../subscriptions/prices/set-amount'
import { subjectStanding } from '../../subscriptions/standing/subject-standing'
import { businessSubject } from '../business-subject'
import { checkPlan } from '../check-business'
import { setBusinessRubros } from '../set-links'
import { currentPlan, nextPlanOf } from './chosen-plan'
import { isFree } from './paid-state'
import { costOf, planPrices } from './plan-prices'
import { planRefusal } from './plan-refusal'

const nothingNext = { nextTier: null, nextRubroIds: [], nextPlanAt: null }

/**
 * Changes the plan or the rubros of a business (docs/product.md, 'Changing a plan'). The change applies at once.
 * Exception: when the business has a paid plan or is public without one, a change of the amount begins with the charge
 * that pays it. The amount of the next charge changes in both cases. The caller must hold the lock of the business.
 * Throws business_closed, business_paused, plan_limit_reached, validation_failed.
 */
export async function choosePlan(ctx: TxCtx, business: Business, plan: ChosenPlan): Promise<void> {
  const { id, status } = business
  const refusal = planRefusal(status)
  if (refusal) throw new AppError(refusal)
  await checkPlan(ctx, { ...plan, field: 'rubroIds' }, id)
  const subject = businessSubject(id)
  const { hasAccess, running } = await subjectStanding(ctx.db, subject, ctx.clock.now())
  const current = await currentPlan(ctx.db, business)
  const ordered = nextPlanOf(business) ?? current
  const prices = await planPrices(ctx, { ordered, running })
  const isPaidFor = hasAccess || isFree(business)
  if (!isPaidFor || costOf(plan, prices) === costOf(current, prices)) {
    await ctx.db.business.update({ where: { id }, data: { tier: plan.tier, ...nothingNext } })
    await setBusinessRubros(ctx.db, id, plan.rubroIds)
  } else {
    const isSameCost = business.nextPlanAt && costOf(plan, prices) === costOf(ordered, prices)
    // The key of the mail about the change contains this time. A choice of equal cost keeps it and waits for the same charge.
    const nextPlanAt = isSameCost ? business.nextPlanAt : ctx.clock.now()
    const next = { nextTier: plan.tier, nextRubroIds: [...plan.rubroIds], nextPlanAt }
    await ctx.db.business.update({ where: { id }, data: next })
  }
  // Within the same tier the unit price stays, as it does for a professional's rubros.
  if (plan.tier === ordered.tier) await followUnits(ctx, subject)
  else await followPlan(ctx, subject)
}
