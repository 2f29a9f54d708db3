import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { isClientOf } from '../../service-requests/tracking/viewer'

interface Owned {
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
  if (userId !== null) return userId === actor.userId
  // A device is shared by those who log in on it, so it proves nothing about what an account paid.
  return deviceHash !== null && deviceHash === actor.deviceHash
}

/**
 * Returns whether the caller may see a payment: whoever made it, by account or by device, the client of the request
 * that it is for, and an admin.
 */
export async function isPayerOf(ctx: Ctx, actor: Actor, intent: Owned): Promise<boolean> {
  if (actor.role === 'admin' || hasMadePayment(actor, intent)) return true
  if (intent.subjectType !== 'service_request') return false
  const request = await ctx.db.serviceRequest.findUnique({
    where: { id: intent.subjectId },
    select: { id: true, userId: true, linkVersion: true },
  })
  return request !== null && isClientOf(ctx, actor, request)
}
