import { AppError, codeOf } from '@oficio/contracts/errors'
import type { Subscription } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { eachOf } from '../../kernel/jobs/for-each-id'
import type { ProviderSubscription } from '../../kernel/payment-provider'
import { atProvider } from '../../kernel/provider-key'
import { attachSubscription } from '../provider-sync/attach-subscription'
import { cancelOrphan } from '../provider-sync/cancel-orphan'
import { findOrphans } from '../provider-sync/find-orphans'
import { recordSubscriptionEvent } from '../subscription-events'
import { kindOf } from '../subscription-kind'

/**
 * Creates the subscription at the provider, outside any transaction, and stores it. A retry first searches for a
 * subscription that an earlier attempt created, because the provider ignores idempotency keys here. Returns the URL
 * where the payer authorises it.
 */
export async function createAtProvider(
  siteCtx: Ctx,
  { row, isRepeat }: { row: Subscription; isRepeat: boolean },
): Promise<string> {
  const ctx = atProvider(siteCtx, row)
  const [leftover, ...orphans] = isRepeat ? await findOrphans(ctx, row) : []
  await eachOf(orphans, (orphan) => cancelOrphan(ctx, row.id, orphan))
  const subscription = leftover ?? (await create(ctx, row))
  // Another caller attached its subscription first, or the order was given up meanwhile.
  if (!(await attachSubscription(ctx, subscription))) await cancelOrphan(ctx, row.id, subscription)
  const { checkoutUrl } = await ctx.db.subscription.findUniqueOrThrow({ where: { id: row.id } })
  if (!checkoutUrl) throw new AppError('subscription_busy')
  return checkoutUrl
}

async function create(ctx: Ctx, row: Subscription): Promise<ProviderSubscription> {
  const kind = kindOf(ctx, row)
  try {
    return await ctx.payments.createSubscription({
      reference: row.id,
      title: kind.titleOf(ctx),
      payerEmail: row.payerEmail,
      amountCentavos: row.amountCentavos,
      returnUrl: new URL(kind.returnPath ?? kind.managePath, ctx.site.origin).href,
    })
  } catch (error) {
    if (codeOf(error) === 'provider_away') await noteInterruption(ctx, row)
    else await giveUp(ctx, row)
    throw error
  }
}

/**
 * Ends the lease now, so that the next caller need not wait for it. Records the interruption, because the provider may
 * have created the subscription.
 */
async function noteInterruption(ctx: Ctx, { id, creatingUntil }: Subscription): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await ctx.db.subscription.updateMany({
      where: { id, creatingUntil, providerId: null },
      data: { creatingUntil: ctx.clock.now() },
    })
    await recordSubscriptionEvent(ctx, { subscriptionId: id, type: 'creation_interrupted' })
  })
}

/** Cancels the row after the provider refused, so that the next attempt starts from scratch. */
async function giveUp(ctx: Ctx, { id, creatingUntil }: Subscription): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.subscription.updateMany({
    where: { id, creatingUntil, providerId: null },
    data: { status: 'cancelled', cancelledAt: now, cancelReason: 'abandoned', creatingUntil: null },
  })
}
