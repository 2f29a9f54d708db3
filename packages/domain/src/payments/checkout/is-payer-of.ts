import { type Actor, identityOf, isAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { paymentKindOf } from '../payment-kind'

interface OwnedPayment {
  kind: string
  userId: string | null
  deviceHash: string | null
  subjectType: string
  subjectId: string
}

/** Returns whether the caller started the payment, identified by account or by device. */
export function hasMadePayment(
  actor: Actor,
  { userId, deviceHash }: Pick<OwnedPayment, 'userId' | 'deviceHash'>,
): boolean {
  const own = identityOf(actor)
  if (userId !== null) return userId === own.userId
  // Several accounts may share a device, so the device does not identify the payer of an account's payment.
  return deviceHash !== null && deviceHash === own.deviceHash
}

/**
 * Returns whether the caller may see a payment: its payer (by account or device), the owner of its subject, or an
 * admin.
 */
export async function isPayerOf(ctx: Ctx, actor: Actor, intent: OwnedPayment): Promise<boolean> {
  if (isAdmin(actor) || hasMadePayment(actor, intent)) return true
  return (await paymentKindOf(ctx, intent).isOwnerOf?.(ctx, actor, intent)) ?? false
}
