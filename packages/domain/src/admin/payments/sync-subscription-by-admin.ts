import type { SyncChange } from '@oficio/contracts/admin/payments/intent'
import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import type { Ctx } from '../../kernel/ctx'
import { fetchSubscription } from '../../subscriptions/provider-sync/fetch-subscription'
import { subscriptionSubject } from './get-admin-subscription'
import { changesBy, lookAtSubscription } from './state-changes'

/**
 * Asks the provider again about a subscription, its charges and their payments, for an admin. Returns what changed.
 * Throws not_found, and what the provider's port throws.
 */
export async function syncSubscriptionByAdmin(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<{ changes: SyncChange[] }> {
  const { userId: adminId } = requireAdmin(actor)
  if (!(await ctx.db.subscription.findUnique({ where: { id } }))) throw new AppError('not_found')
  const changes = await changesBy(
    () => lookAtSubscription(ctx, id),
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
