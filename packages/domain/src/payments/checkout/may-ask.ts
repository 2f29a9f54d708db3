import type { PaymentIntent } from '@oficio/db/generated/client'
import { type Actor, identityOf } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'

/** Selects intents that may still get a payment: they can be paid, or a check at the provider is scheduled. */
const open = { OR: [{ status: 'open' as const }, { nextCheckAt: { not: null } }] }

/** Returns whether the intent may still get a payment, so that an unknown payment id may belong to it. */
export const isOpenIntent = ({
  status,
  nextCheckAt,
}: Pick<PaymentIntent, 'status' | 'nextCheckAt'>): boolean => status === 'open' || nextCheckAt !== null

/**
 * Returns whether the provider may be asked about an unknown id. Only a caller with an open payment may ask, because
 * each request uses a small shared quota.
 */
export async function mayAskAboutUnknown(ctx: Ctx, actor: Actor): Promise<boolean> {
  const { userId, deviceHash } = identityOf(actor)
  const own = [
    ...(userId === null ? [] : [{ userId }]),
    // Several accounts may share a device, so the device does not identify the payer of an account's payment.
    ...(deviceHash === null ? [] : [{ userId: null, deviceHash }]),
  ]
  if (own.length === 0) return false
  return (
    (await ctx.db.paymentIntent.findFirst({ where: { AND: [open, { OR: own }] }, select: { id: true } })) !==
    null
  )
}
