import type { Ctx } from '../../kernel/ctx'
import type { UnreadRow } from '../../kernel/payment-provider'
import { keyAt } from '../../kernel/provider-key'
import type { PaymentOwnerRef } from '../paid-for'

/** What of the provider's could not be read, and where a person sees to it. */
interface Unread {
  /** What it is at the provider, in one word. */
  kind: string
  owner: PaymentOwnerRef
}

/** Notes for a person what the provider said and nobody can read: money may hang on it. Noting it again does nothing new. */
export async function noteUnread(
  ctx: Ctx,
  { kind, owner }: Unread,
  rows: readonly UnreadRow[],
): Promise<void> {
  const seenAt = ctx.clock.now()
  for (const { id, fields } of rows) {
    const key = { kind, ownerId: owner.id, ...keyAt(ctx, id ?? '') }
    await ctx.db.unreadAnswer.upsert({
      where: { kind_ownerId_provider_providerId: key },
      update: { fields, seenAt },
      create: { id: ctx.ids.next(), ...key, ownerType: owner.type, fields, createdAt: seenAt, seenAt },
    })
  }
}
