import type { SyncChange } from '@oficio/contracts/admin/payments/intent'
import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import type { Ctx } from '../../kernel/ctx'
import { fetchSubscription } from '../../subscriptions/provider-sync/fetch-subscription'
import { subscriptionSubject } from './get-admin-subscription'
import { findChangesCausedBy, readSubscriptionState } from './state-changes'

/**
 * Syncs a subscription, its charges and their payments from the provider for an admin. Returns the changes. Throws
 * not_found, and the port's errors.
 */
export async function syncSubscriptionByAdmin(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<{ changes: SyncChange[] }> {
  const { userId: adminId } = requireAdmin(actor)
  if (!(await ctx.db.subscription.findUnique({ where: { id } }))) throw new AppError('not_found')
  const changes = await findChangesCausedBy(
    () => readSubscriptionState(ctx, id),
    () => fetchSubscription(ctx, { id }),
  )
  await ctx.transaction((ctx) =>
    recordAudit(ctx, {
      adminId,
      action: 'subscription-synced',
      subject: subscriptionSubject(id),
      data: { changes },
    }),
  )
  return { changes }
}
