import type { Subscription } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import type { ProviderSubscription } from '../../kernel/payment-provider'
import { noteUnread } from '../../payments/ledger/note-unread'

/**
 * Returns the provider's subscriptions with the row's reference that can still charge and do not belong to the row. An
 * empty result proves nothing, because the provider's search is incomplete and delayed. Throws the port's errors.
 */
export async function findOrphans(
  ctx: Ctx,
  row: Pick<Subscription, 'id' | 'payerEmail' | 'providerId'>,
): Promise<ProviderSubscription[]> {
  const { rows, unread } = await ctx.payments.findSubscriptions({ payerEmail: row.payerEmail })
  const otherUnread = unread.filter(({ id }) => id === null || id !== row.providerId)
  await noteUnread(ctx, { kind: 'subscription', owner: { type: 'subscription', id: row.id } }, otherUnread)
  return rows.filter(({ id, reference }) => reference === row.id && id !== row.providerId)
}
