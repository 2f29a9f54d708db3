import type { IdentityArrival } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'

type Key = Pick<IdentityArrival, 'provider' | 'subject'>

/** Returns the identity with the provider's key, and its account. Returns null if there is none. */
export const findIdentity = (ctx: Ctx, { provider, subject }: Key) =>
  ctx.db.identity.findUnique({
    where: { provider_subject: { provider, subject } },
    select: { id: true, email: true, userId: true, user: { select: { suspendedAt: true } } },
  })

/** Returns the account with that address. Closed accounts have no address. */
export const findOwner = (ctx: Ctx, email: string) =>
  ctx.db.user.findUnique({
    where: { email },
    select: { id: true, emailVerifiedAt: true, emailMovedAt: true, passwordHash: true, suspendedAt: true },
  })

/**
 * Returns whether a provider's confirmed address is enough to log in to an account. The account's own mailbox must be
 * proven too, and the account must not have been moved to that address. Otherwise a stranger could share the account:
 * after registering with an unconfirmed address, or after moving an account to an address whose owner opened the link
 * by mistake.
 */
export const isProvenOwner = ({
  emailVerifiedAt,
  emailMovedAt,
}: {
  emailVerifiedAt: Date | null
  emailMovedAt: Date | null
}): boolean => emailVerifiedAt !== null && emailMovedAt === null

/**
 * Returns whether a first-time visitor must give the password of the account with their address. This is so if the
 * provider confirms the address, but the account has not proven it.
 */
export async function asksPassword(ctx: Ctx, arrival: IdentityArrival): Promise<boolean> {
  if (!arrival.isVerified || (await findIdentity(ctx, arrival))) return false
  const owner = await findOwner(ctx, arrival.email)
  return owner !== null && !isProvenOwner(owner)
}
