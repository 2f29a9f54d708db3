import type { changeBusinessPlanEndpoint, OwnPlan } from '@oficio/contracts/businesses/own-plan'
import type { InputOf } from '@oficio/contracts/endpoint'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { refuseOtherPrice } from '../../payments/checkout/open-checkout'
import { refreshPending } from '../../subscriptions/order/refresh-pending'
import { businessSubject } from '../business-subject'
import { lockBusiness } from '../lock-business'
import { ownBusiness } from '../own-business'
import { purgeBusiness } from '../purge-business'
import { choosePlan } from './choose-plan'
import { viewPlan } from './view-plan'

/**
 * Changes the plan or the rubros of the caller's business, and returns the resulting plan. Of two simultaneous changes
 * the later one wins and sets the next charge. Throws unauthenticated, business_not_found, business_closed,
 * business_paused, plan_limit_reached, validation_failed, price_changed.
 */
export async function changeBusinessPlan(
  ctx: Ctx,
  actor: Actor,
  { id, tier, rubroIds, monthlyPriceArs: shownArs }: InputOf<typeof changeBusinessPlanEndpoint>,
): Promise<OwnPlan> {
  await ownBusiness(ctx.db, actor, id)
  // A subscription authorised a moment ago counts as running. Its next charge then uses the new choice.
  await refreshPending(ctx, businessSubject(id))
  return ctx.transaction(async (ctx) => {
    await lockBusiness(ctx.db, id)
    // Checks again under the lock, because the business may have been removed meanwhile.
    const before = await ownBusiness(ctx.db, actor, id)
    await choosePlan(ctx, before, { tier, rubroIds })
    const plan = await viewPlan(ctx, await ownBusiness(ctx.db, actor, id))
    refuseOtherPrice(shownArs, plan.monthlyPriceArs)
    // A change without a new price is public at once.
    await purgeBusiness(ctx, id)
    return plan
  })
}
