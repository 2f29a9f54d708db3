import type { Ctx } from '../../kernel/ctx'
import type { UnreadRow } from '../../kernel/payment-provider'
import { keyAt } from '../../kernel/provider-key'
import type { PaymentOwnerRef } from '../paid-for'

/** The kind of an unreadable answer, and its owner, under which an admin finds it. */
interface Unread {
  /** The provider's object, in one word. */
  kind: string
  owner: PaymentOwnerRef
}

/** Records unreadable answers of the provider for an admin, because they may concern money. Idempotent. */
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
