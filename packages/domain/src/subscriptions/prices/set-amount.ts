import type { Subscription } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { lockSubscription } from '../lock-subscription'
import { requestEnd } from '../order/end-subscription'
import { isRequestOutdated, recordRequestedAmount } from '../requested-amounts'
import { enqueueAdjustment } from '../standing/enqueue-adjustment'
import type { Subject } from '../subscription-kind'
import { kindOf, unitPriceOf } from '../subscription-kind'

/** The columns of a subscription without an announced price. */
export const withoutAnnouncedPrice = { nextUnitPriceCentavos: null, nextUnitPriceFrom: null }

/**
 * Sets the amount of the next charge in the caller's transaction and enqueues the job that adjusts it at the provider.
 * The caller holds the subscription's lock.
 */
export async function setAmount(
  ctx: TxCtx,
  { id }: Pick<Subscription, 'id'>,
  { unitPriceCentavos, units }: Pick<Subscription, 'unitPriceCentavos' | 'units'>,
): Promise<void> {
  const amountCentavos = unitPriceCentavos * units
  const after = await ctx.db.subscription.update({
    where: { id },
    data: { unitPriceCentavos, units, amountCentavos },
  })
  await recordRequestedAmount(ctx, after, { type: 'amount', unitPriceCentavos, units, amountCentavos })
  await enqueueAdjustment(ctx.db, after)
}

/**
 * Adjusts the subject's live subscription, if any, to the subject's number of units; an order that waits for its payer
 * is ended instead. The caller holds the subject's lock and has changed its units.
 */
export const followUnits = (ctx: TxCtx, subject: Subject): Promise<void> =>
  adjustLiveSubscription(ctx, subject, null)

/**
 * Adjusts the subject's live subscription, if any, to the subject's new plan. Uses today's price of the plan and drops
 * the price announced for the old plan. An order that waits for its payer is ended instead. The caller holds the
 * subject's lock and has changed its plan.
 */
export async function followPlan(ctx: TxCtx, subject: Subject): Promise<void> {
  await adjustLiveSubscription(ctx, subject, await unitPriceOf(ctx, subject))
}

async function adjustLiveSubscription(
  ctx: TxCtx,
  subject: Subject,
  newPriceCentavos: number | null,
): Promise<void> {
  const live = await ctx.db.subscription.findFirst({
    where: { ...subject, status: { not: 'cancelled' } },
    select: { id: true },
  })
  const row = live && (await lockSubscription(ctx.db, live.id))
  // A subscription that is about to end is never adjusted: its price may belong to a former plan.
  if (!row || row.cancelledAt || row.cancelReason) return
  const units = await kindOf(ctx, row).unitsOf(ctx.db, row.subjectId)
  const unitPriceCentavos = newPriceCentavos ?? row.unitPriceCentavos
  if (units === row.units && unitPriceCentavos === row.unitPriceCentavos) {
    // The amount stays, so the provider needs no call. Only what the amount pays for changes.
    if (newPriceCentavos !== null || (await isRequestOutdated(ctx, row)))
      await recordRequestedAmount(ctx, row, { ...row, type: 'amount' })
    return
  }
  // The provider's page of an unauthorised order would keep charging the old amount. The next order creates a new page.
  if (row.authorizedAt === null) {
    await requestEnd(ctx, { id: row.id, reason: 'replaced' })
    return
  }
  if (newPriceCentavos !== null)
    await ctx.db.subscription.update({ where: { id: row.id }, data: withoutAnnouncedPrice })
  await setAmount(ctx, row, { unitPriceCentavos, units })
}
