import type { Subscription } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import type { ProviderSubscription } from '../../kernel/payment-provider'
import { noteUnread } from '../../payments/ledger/note-unread'

/**
 * Returns what the provider has under a row's reference, that can still charge and is not the row's own. Its search is
 * incomplete and late, so that nothing found proves nothing. Throws what the port throws.
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
