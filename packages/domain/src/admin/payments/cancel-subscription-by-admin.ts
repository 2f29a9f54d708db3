import { AppError, codeOf } from '@oficio/contracts/errors'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import type { Ctx } from '../../kernel/ctx'
import { endAtProvider, requestEnd } from '../../subscriptions/order/end-subscription'
import { subscriptionSubject } from './get-admin-subscription'

/**
 * Ends a subscription as an admin, with a reason; it works until the paid month ends. The decision is final at once; if
 * the provider is unavailable, a job retries the call. Throws not_found, nothing_to_cancel.
 */
export async function cancelSubscriptionByAdmin(
  ctx: Ctx,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<{ success: true }> {
  const { userId: adminId } = requireAdmin(actor)
  if (!(await ctx.db.subscription.findUnique({ where: { id } }))) throw new AppError('not_found')
  await ctx.transaction(async (ctx) => {
    const isEnding = await requestEnd(ctx, { id, reason: 'admin', adminId })
    if (!isEnding) throw new AppError('nothing_to_cancel')
    const subject = subscriptionSubject(id)
    await recordAudit(ctx, { adminId, action: 'subscription-cancelled', subject, data: { reason } })
  })
  await endAtProvider(ctx, id).catch((error: unknown) => {
    if (codeOf(error) === null) throw error
  })
  return { success: true }
}
