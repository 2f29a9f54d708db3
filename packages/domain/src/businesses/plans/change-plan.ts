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
 * Chooses another plan or other rubros for a business of the caller, and returns where its plan stands then. Of two choices
 * at once the later one holds, and the next charge is of it. Throws unauthenticated, business_not_found, business_closed,
 * business_paused, plan_limit_reached, validation_failed, price_changed.
 */
export async function changeBusinessPlan(
  ctx: Ctx,
  actor: Actor,
  { id, tier, rubroIds, monthlyPriceArs: shownArs }: InputOf<typeof changeBusinessPlanEndpoint>,
): Promise<OwnPlan> {
  await ownBusiness(ctx.db, actor, id)
  // A subscription that was authorised a moment ago runs, and is charged for this from its next charge on.
  await refreshPending(ctx, businessSubject(id))
  return ctx.transaction(async (ctx) => {
    await lockBusiness(ctx.db, id)
    // Once more: it may have been removed a moment ago.
    const before = await ownBusiness(ctx.db, actor, id)
    await choosePlan(ctx, before, { tier, rubroIds })
    const plan = await viewPlan(ctx, await ownBusiness(ctx.db, actor, id))
    refuseOtherPrice(shownArs, plan.monthlyPriceArs)
    // What holds at once is on its page.
    await purgeBusiness(ctx, id)
    return plan
  })
}
