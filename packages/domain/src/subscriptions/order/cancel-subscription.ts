import { AppError, codeOf } from '@oficio/contracts/errors'
import type { SubscriptionStatus } from '@oficio/contracts/subscriptions/endpoints'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { viewSubscriptionStatus } from '../standing/view-status'
import { endAtProvider, requestEnd } from './end-subscription'
import { type OwnInput, ownSubject } from './own-order'

/**
 * Cancels the caller's subscription, which works until the paid month ends. The decision is final at once; if the
 * provider is unavailable, a job retries the call. Idempotent. Throws forbidden, nothing_to_cancel.
 */
export async function cancelSubscription(
  ctx: Ctx,
  actor: Actor,
  input: OwnInput = {},
): Promise<SubscriptionStatus> {
  const { subject } = await ownSubject(ctx, actor, input)
  const live = await ctx.db.subscription.findFirst({
    where: { ...subject, status: { not: 'cancelled' } },
    select: { id: true },
  })
  if (!live) throw new AppError('nothing_to_cancel')
  await ctx.transaction((ctx) => requestEnd(ctx, { id: live.id, reason: 'payer' }))
  await endAtProvider(ctx, live.id).catch((error: unknown) => {
    if (codeOf(error) === null) throw error
  })
  return viewSubscriptionStatus(ctx, subject)
}
