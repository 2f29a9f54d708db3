import type { IdentityArrival } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'

type Key = Pick<IdentityArrival, 'provider' | 'subject'>

/** Returns the identity with the provider's key, with its account; null for an unknown one. */
export const findIdentity = (ctx: Ctx, { provider, subject }: Key) =>
  ctx.db.identity.findUnique({
    where: { provider_subject: { provider, subject } },
    select: { id: true, email: true, userId: true, user: { select: { suspendedAt: true } } },
  })

/** Returns the account that has the address here. Closed ones have none. */
export const findOwner = (ctx: Ctx, email: string) =>
  ctx.db.user.findUnique({
    where: { email },
    select: { id: true, emailVerifiedAt: true, emailMovedAt: true, passwordHash: true, suspendedAt: true },
  })

/**
 * Whether the provider's address alone may join an account: only where the account's own mailbox is proven too.
 * Anybody may have registered with an unconfirmed address, or moved their account to an address whose owner mistook
 * the link for their own, and would then share the account.
 */
export const isProvenOwner = ({
  emailVerifiedAt,
  emailMovedAt,
}: {
  emailVerifiedAt: Date | null
  emailMovedAt: Date | null
}): boolean => emailVerifiedAt !== null && emailMovedAt === null

/**
 * Whether the account with the address of a first-time visitor opens by its password alone: the provider vouches for
 * the address, which nobody has confirmed here.
 */
export async function asksPassword(ctx: Ctx, arrival: IdentityArrival): Promise<boolean> {
  if (!arrival.isVerified || (await findIdentity(ctx, arrival))) return false
  const owner = await findOwner(ctx, arrival.email)
  return owner !== null && !isProvenOwner(owner)
}
