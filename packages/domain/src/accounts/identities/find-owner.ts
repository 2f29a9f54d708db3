import type { IdentityArrival } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'

type Key = Pick<IdentityArrival, 'provider' | 'subject'>

/** Returns the identity that the provider's key names, with its account; null for one that nobody has. */
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
 * Whether an account may be joined to whoever the provider vouches for by their address alone: only where its own mailbox
 * is proven too. Anybody may have registered with an address that nobody has confirmed, or have moved an account of theirs
 * to one whose owner took the link for something of their own, and would then be in with them.
 */
export const isProvenOwner = ({
  emailVerifiedAt,
  emailMovedAt,
}: {
  emailVerifiedAt: Date | null
  emailMovedAt: Date | null
}): boolean => emailVerifiedAt !== null && emailMovedAt === null

/**
 * Whether the account with the address of somebody who comes for the first time opens by its password alone: the provider
 * vouches for the address, and nobody has confirmed it here.
 */
export async function asksPassword(ctx: Ctx, arrival: IdentityArrival): Promise<boolean> {
  if (!arrival.isVerified || (await findIdentity(ctx, arrival))) return false
  const owner = await findOwner(ctx, arrival.email)
  return owner !== null && !isProvenOwner(owner)
}
