import type { Ctx } from '../../kernel/ctx'
import type { UnreadRow } from '../../kernel/payment-provider'

/** What of the provider's could not be read, and where a person sees to it. */
interface Unread {
  kind: 'payment' | 'charge' | 'subscription' | 'refund'
  owner: { type: 'intent' | 'subscription'; id: string }
}

/** Notes for a person what the provider said and nobody can read: money may hang on it. Noting it again does nothing new. */
export async function noteUnread(
  ctx: Ctx,
  { kind, owner }: Unread,
  rows: readonly UnreadRow[],
): Promise<void> {
  const seenAt = ctx.clock.now()
  for (const { id, fields } of rows) {
    const key = { kind, ownerId: owner.id, providerId: id ?? '' }
    await ctx.db.unreadAnswer.upsert({
      where: { kind_ownerId_providerId: key },
      update: { fields, seenAt },
      create: { id: ctx.ids.next(), ...key, ownerType: owner.type, fields, createdAt: seenAt, seenAt },
    })
  }
}

/** Forgets what was noted of a subscription and was read by now: itself, and all charges but these. */
export async function forgetRead(
  ctx: Ctx,
  ownerId: string,
  { subscription, chargesBut }: { subscription: string[]; chargesBut: readonly UnreadRow[] },
): Promise<void> {
  const still = chargesBut.map(({ id }) => id ?? '')
  await ctx.db.unreadAnswer.deleteMany({
    where: {
      ownerId,
      OR: [
        { kind: 'subscription', providerId: { in: subscription } },
        { kind: 'charge', providerId: { notIn: still } },
      ],
    },
  })
}
