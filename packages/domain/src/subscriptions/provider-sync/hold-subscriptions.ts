import { codeOf } from '@oficio/contracts/errors'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { handledBy } from '../../kernel/jobs/define-job'
import type { ProviderSubscription } from '../../kernel/payment-provider'
import { atProvider } from '../../kernel/provider-key'
import { holdSubscriptionJob } from '../jobs'
import { lockSubscription } from '../lock-subscription'
import { enqueueHold, enqueueHoldCheck, nextHoldAction } from '../standing/enqueue-hold'
import { recompute } from '../standing/recompute'
import { recordSubscriptionEvent } from '../subscription-events'
import type { Subject } from '../subscription-kind'
import { fetchSubscription } from './fetch-subscription'
import { storeSubscription } from './store-truth'

/**
 * Holds a subject's subscriptions in the caller's transaction, so that they charge nothing while the subject is
 * suspended. Enqueues the job that pauses them at the provider. Unauthorised orders are held, too, because they may be
 * authorised meanwhile. The caller holds the subject's lock.
 */
export async function holdSubscriptions(ctx: TxCtx, subject: Subject): Promise<void> {
  await setHold(ctx, subject, true)
}

/** Releases a subject's held subscriptions. A subscription that its payer paused stays paused. */
export async function releaseSubscriptions(ctx: TxCtx, subject: Subject): Promise<void> {
  await setHold(ctx, subject, false)
}

async function setHold(ctx: TxCtx, subject: Subject, isHeld: boolean): Promise<void> {
  const live = await ctx.db.subscription.findMany({
    where: { ...subject, status: { not: 'cancelled' } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  for (const { id } of live) {
    const row = await lockSubscription(ctx.db, id)
    if (!row || row.cancelledAt || (row.heldAt !== null) === isHeld) continue
    const after = await ctx.db.subscription.update({
      where: { id },
      data: { heldAt: isHeld ? ctx.clock.now() : null },
    })
    const type = isHeld ? 'hold_requested' : 'hold_released'
    await recordSubscriptionEvent(ctx, { subscriptionId: id, type })
    await (isHeld ? enqueueHoldCheck(ctx.db, after) : enqueueHold(ctx.db, after))
  }
}

/**
 * Pauses held subscriptions at the provider, and resumes released ones that we paused. Idempotent. A refusal is retried
 * at the next sync. Throws the port's other errors.
 */
export async function applyHold(ctx: Ctx, id: string): Promise<void> {
  const row = await ctx.db.subscription.findUnique({ where: { id } })
  if (!row?.providerId || !(row.heldAt || row.isPausedByHold)) return
  // The stored state may be outdated: a subscription that its payer paused must not be resumed by us.
  const { payments } = atProvider(ctx, row)
  const providerSubscription = await payments.getSubscription(row.providerId)
  const nextAction =
    providerSubscription && (await ctx.transaction((ctx) => decideHoldAction(ctx, id, providerSubscription)))
  if (!nextAction) return
  try {
    if (nextAction === 'pause') await payments.pauseSubscription(row.providerId)
    else await payments.resumeSubscription(row.providerId)
  } catch (error) {
    if (codeOf(error) !== 'provider_refused') throw error
    ctx.log.warn(
      { subscriptionId: id, wanted: nextAction },
      'the provider refused to pause or resume a subscription',
    )
    if (nextAction === 'pause') await notePaused(ctx, id, false)
    return
  }
  if (nextAction === 'pause') await notePaused(ctx, id, true)
  else await ctx.db.subscription.updateMany({ where: { id, heldAt: null }, data: { isPausedByHold: false } })
  // Syncs the provider's new state and enqueues again if the hold changed meanwhile.
  await fetchSubscription(ctx, { id })
}

/**
 * Stores the provider's state, and returns whether the provider must pause or resume under the current hold; null for
 * neither.
 */
async function decideHoldAction(
  ctx: TxCtx,
  id: string,
  providerSubscription: ProviderSubscription,
): Promise<'pause' | 'resume' | null> {
  const row = await lockSubscription(ctx.db, id)
  if (!row) return null
  await storeSubscription(ctx.db, row, providerSubscription)
  const { cancelledAt, cancelReason, ...after } = await recompute(ctx, row)
  if (cancelledAt || cancelReason) return null
  const nextAction = nextHoldAction({ ...after, providerStatus: providerSubscription.status })
  // Stored before the call, because after a lost answer no later run would resume it.
  if (nextAction === 'pause')
    await ctx.db.subscription.update({ where: { id }, data: { isPausedByHold: true } })
  return nextAction
}

const notePaused = (ctx: Ctx, id: string, isPausedByHold: boolean) =>
  ctx.db.subscription.update({ where: { id }, data: { isPausedByHold } })

export const holdSubscriptionHandler = handledBy(holdSubscriptionJob, (ctx, { subscriptionId }) =>
  applyHold(ctx, subscriptionId),
)
