import type { PaymentIntent } from '@oficio/db/generated/client'
import { type Actor, identityOf } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'

/** What may still bring a payment: it can be paid, or the provider is still asked about it. */
const open = { OR: [{ status: 'open' as const }, { nextCheckAt: { not: null } }] }

/** Returns whether a payment that nobody here knows may be one of this intent. */
export const isOpenIntent = ({
  status,
  nextCheckAt,
}: Pick<PaymentIntent, 'status' | 'nextCheckAt'>): boolean => status === 'open' || nextCheckAt !== null

/**
 * Returns whether to ask the provider about an unknown id: only for a caller with an open payment, because each
 * question uses a small shared quota.
 */
export async function mayAskAboutUnknown(ctx: Ctx, actor: Actor): Promise<boolean> {
  const { userId, deviceHash } = identityOf(actor)
  const own = [
    ...(userId === null ? [] : [{ userId }]),
    // Several accounts may share a device, so it proves nothing about an account's payment.
    ...(deviceHash === null ? [] : [{ userId: null, deviceHash }]),
  ]
  if (own.length === 0) return false
  return (
    (await ctx.db.paymentIntent.findFirst({ where: { AND: [open, { OR: own }] }, select: { id: true } })) !==
    null
  )
}
