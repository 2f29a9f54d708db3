import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { Business, Prisma } from '@oficio/db/generated/client'
import { type Actor, identityOf, isAdmin, requireAccount } from '../kernel/actor'

/** Filters unclaimed accounts. Registering a business without a session creates such an account. */
export const isUnclaimed = { passwordHash: null, emailVerifiedAt: null, identities: { none: {} } } as const

/**
 * Returns the caller's own business. Throws unauthenticated, and business_not_found also for another owner's business.
 */
export async function ownBusiness(tx: Tx, actor: Actor, id: string): Promise<Business> {
  const { userId } = requireAccount(actor)
  const business = await tx.business.findFirst({ where: { id, userId, status: { not: 'removed' } } })
  if (!business) throw new AppError('business_not_found')
  return business
}

/** Returns the caller's own business, or any business for an admin. Throws unauthenticated, business_not_found. */
export async function visibleBusiness(tx: Tx, actor: Actor, id: string): Promise<Business> {
  if (!isAdmin(actor)) return ownBusiness(tx, actor, id)
  const business = await tx.business.findFirst({ where: { id, status: { not: 'removed' } } })
  if (!business) throw new AppError('business_not_found')
  return business
}

/**
 * Returns the business if the caller may pay for it. Its owner may; so may the device that registered it, until its
 * account is claimed. Throws business_not_found.
 */
export async function payableBusiness(tx: Tx, actor: Actor, id: string): Promise<Business> {
  const business = await tx.business.findFirst({ where: { id, ...payableBy(actor) } })
  if (!business) throw new AppError('business_not_found')
  return business
}

/**
 * Returns a filter for the businesses that the caller may pay for. Spread it into the filter, because Prisma ignores an
 * empty `OR` inside `AND`.
 */
export function payableBy(actor: Actor) {
  const { userId, deviceHash } = identityOf(actor)
  return {
    status: { not: 'removed' },
    OR: [...(userId ? [{ userId }] : []), ...(deviceHash ? [{ deviceHash, user: isUnclaimed }] : [])],
  } satisfies Prisma.BusinessWhereInput
}
