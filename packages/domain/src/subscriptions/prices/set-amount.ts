import type { Subscription } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { isAskOutdated, recordAsk } from '../asked-amounts'
import { lockSubscription } from '../lock-subscription'
import { requestEnd } from '../order/end-subscription'
import { enqueueAdjustment } from '../standing/enqueue-adjustment'
import type { Subject } from '../subscription-kind'
import { kindOf, unitPriceOf } from '../subscription-kind'

/** What a subscription holds whose price stays as it is. */
export const nothingAnnounced = { nextUnitPriceCentavos: null, nextUnitPriceFrom: null }

/**
 * Sets what the next charge of a subscription takes, in the caller's transaction, with the job that tells the provider.
 * The caller holds the lock.
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
  await recordAsk(ctx, after, { type: 'amount', unitPriceCentavos, units, amountCentavos })
  await enqueueAdjustment(ctx.db, after)
}

/**
 * Adjusts the subject's live subscription, if any, to the subject's number of units; an order that waits for its
 * payer is ended instead. The caller holds the subject's lock and has changed its units.
 */
export const followUnits = (ctx: TxCtx, subject: Subject): Promise<void> => follow(ctx, subject, null)

/**
 * The same where the subject has another plan: it costs what that plan costs today, and what was announced of the old
 * one's price is over. The caller holds the subject's lock, and has changed its plan.
 */
export async function followPlan(ctx: TxCtx, subject: Subject): Promise<void> {
  await follow(ctx, subject, await unitPriceOf(ctx, subject))
}

async function follow(ctx: TxCtx, subject: Subject, newPriceCentavos: number | null): Promise<void> {
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
    // The provider need not hear of it: a charge of the same amount pays for something else from now on.
    if (newPriceCentavos !== null || (await isAskOutdated(ctx, row)))
      await recordAsk(ctx, row, { ...row, type: 'amount' })
    return
  }
  // The provider's page of an unauthorised order would go on charging the old amount: the next order creates a new
  // page.
  if (row.authorizedAt === null) {
    await requestEnd(ctx, { id: row.id, reason: 'replaced' })
    return
  }
  if (newPriceCentavos !== null)
    await ctx.db.subscription.update({ where: { id: row.id }, data: nothingAnnounced })
  await setAmount(ctx, row, { unitPriceCentavos, units })
}
