import type { Ctx, TxCtx } from '../../kernel/ctx'
import { handledBy } from '../../kernel/jobs/define-job'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { atProvider } from '../../kernel/provider-key'
import { cancelSubscriptionJob } from '../jobs'
import { lockSubscription } from '../lock-subscription'
import { fetchSubscription } from '../provider-sync/fetch-subscription'
import { recordSubscriptionEvent } from '../subscription-events'

/** 'merged': the business that it pays for was merged into another record of the same business. */
export type EndReason = 'payer' | 'admin' | 'merged' | 'replaced' | 'abandoned'

/**
 * Decides the end of a subscription in the caller's transaction and enqueues the job that notifies the provider. The
 * decision is final, whether or not the provider answers now. A subscription that the provider does not have ends at
 * once. Returns false if the subscription has ended or its end was already decided.
 */
export async function requestEnd(
  ctx: TxCtx,
  { id, reason, adminId }: { id: string; reason: EndReason; adminId?: string },
): Promise<boolean> {
  const row = await lockSubscription(ctx.db, id)
  if (!row || row.cancelledAt || row.cancelReason) return false
  await ctx.db.subscription.update({ where: { id }, data: { cancelReason: reason } })
  await recordSubscriptionEvent(ctx, {
    subscriptionId: id,
    type: 'cancel_requested',
    data: { reason, ...(adminId && { adminId }) },
  })
  if (row.providerId) {
    await enqueueJob(ctx.db, cancelSubscriptionJob, { subscriptionId: id })
  } else await endUncreated(ctx, id)
  return true
}

/**
 * Another caller may be creating the subscription now or may have crashed, so the interruption is recorded: a
 * subscription found later is an orphan.
 */
async function endUncreated(ctx: TxCtx, id: string): Promise<void> {
  await ctx.db.subscription.update({
    where: { id },
    data: { status: 'cancelled', cancelledAt: ctx.clock.now(), creatingUntil: null },
  })
  await recordSubscriptionEvent(ctx, { subscriptionId: id, type: 'creation_interrupted' })
}

/** Cancels a subscription at the provider if its end was decided here. Throws the port's errors. */
export async function endAtProvider(ctx: Ctx, id: string): Promise<void> {
  const row = await ctx.db.subscription.findUnique({ where: { id } })
  if (!row?.providerId || !row.cancelReason || row.cancelledAt) return
  await atProvider(ctx, row).payments.cancelSubscription(row.providerId)
  await fetchSubscription(ctx, { id })
}

/**
 * Ends a subscription and returns after the provider has cancelled it. Throws the port's errors, but the end stays
 * decided.
 */
export async function endSubscription(ctx: Ctx, id: string, reason: EndReason): Promise<void> {
  await ctx.transaction((ctx) => requestEnd(ctx, { id, reason }))
  await endAtProvider(ctx, id)
}

export const cancelSubscriptionHandler = handledBy(cancelSubscriptionJob, (ctx, { subscriptionId }) =>
  endAtProvider(ctx, subscriptionId),
)
