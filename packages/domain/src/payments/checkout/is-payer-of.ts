import { type Actor, identityOf, isAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { paymentKindOf } from '../payment-kind'

interface Owned {
  kind: string
  userId: string | null
  deviceHash: string | null
  subjectType: string
  subjectId: string
}

/** Returns whether it was the caller who set out to pay, by account or by device. */
export function hasMadePayment(
  actor: Actor,
  { userId, deviceHash }: Pick<Owned, 'userId' | 'deviceHash'>,
): boolean {
  const own = identityOf(actor)
  if (userId !== null) return userId === own.userId
  // A device is shared by those who log in on it, so it proves nothing about what an account paid.
  return deviceHash !== null && deviceHash === own.deviceHash
}

/**
 * Returns whether the caller may see a payment: whoever made it, by account or by device, whoever owns what it is for,
 * and an admin.
 */
export async function isPayerOf(ctx: Ctx, actor: Actor, intent: Owned): Promise<boolean> {
  if (isAdmin(actor) || hasMadePayment(actor, intent)) return true
  return (await paymentKindOf(ctx, intent).isOwnerOf?.(ctx, actor, intent)) ?? false
}
