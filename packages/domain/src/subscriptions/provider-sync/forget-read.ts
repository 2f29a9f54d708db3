import type { Ctx } from '../../kernel/ctx'
import type { UnreadRow } from '../../kernel/payment-provider'

/** Forgets what was noted of a subscription and was read by now: itself, and all charges but these. */
export async function forgetRead(
  ctx: Ctx,
  ownerId: string,
  { subscription, chargesBut }: { subscription: string[]; chargesBut: readonly UnreadRow[] },
): Promise<void> {
  const unreadChargeIds = chargesBut.map(({ id }) => id ?? '')
  await ctx.db.unreadAnswer.deleteMany({
    where: {
      ownerId,
      OR: [
        { kind: 'subscription', providerId: { in: subscription } },
        { kind: 'charge', providerId: { notIn: unreadChargeIds } },
      ],
    },
  })
}
