import type { SubscriptionStatus } from '@oficio/contracts/subscriptions/endpoints'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { viewSubscriptionStatus } from '../standing/view-status'
import { type OwnInput, ownSubject } from './own-order'
import { refreshPending } from './refresh-pending'

/** Returns the standing of the caller's subscription in the words of its kind. Throws unauthenticated, forbidden. */
export async function getSubscriptionStatus(
  ctx: Ctx,
  actor: Actor,
  input: OwnInput = {},
): Promise<SubscriptionStatus> {
  const { subject } = await ownSubject(ctx, actor, input)
  await refreshPending(ctx, subject)
  return viewSubscriptionStatus(ctx, subject)
}
