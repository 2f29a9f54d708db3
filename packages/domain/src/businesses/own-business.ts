import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { Business, Prisma } from '@oficio/db/generated/client'
import { type Actor, identityOf, isAdmin, requireAccount } from '../kernel/actor'

/** An unclaimed account, made by the registration of a business. */
export const isUnclaimed = { passwordHash: null, emailVerifiedAt: null, identities: { none: {} } } as const

/** Returns the caller's own business. Throws unauthenticated, business_not_found also for another's. */
export async function ownBusiness(tx: Tx, actor: Actor, id: string): Promise<Business> {
  const { userId } = requireAccount(actor)
  const business = await tx.business.findFirst({ where: { id, userId, status: { not: 'removed' } } })
  if (!business) throw new AppError('business_not_found')
  return business
}

/** Returns the caller's own business, or for an admin anybody's. Throws unauthenticated, business_not_found. */
export async function visibleBusiness(tx: Tx, actor: Actor, id: string): Promise<Business> {
  if (!isAdmin(actor)) return ownBusiness(tx, actor, id)
  const business = await tx.business.findFirst({ where: { id, status: { not: 'removed' } } })
  if (!business) throw new AppError('business_not_found')
  return business
}

/**
 * Returns the business for a caller who may pay for it: its owner, and the device that registered it until its
 * account is claimed. Throws business_not_found.
 */
export async function payableBusiness(tx: Tx, actor: Actor, id: string): Promise<Business> {
  const business = await tx.business.findFirst({ where: { id, ...payableBy(actor) } })
  if (!business) throw new AppError('business_not_found')
  return business
}

/** Which businesses the caller may pay for. Spread it into a filter: within `AND` Prisma ignores an `OR` without entries. */
export function payableBy(actor: Actor) {
  const { userId, deviceHash } = identityOf(actor)
  return {
    status: { not: 'removed' },
    OR: [...(userId ? [{ userId }] : []), ...(deviceHash ? [{ deviceHash, user: isUnclaimed }] : [])],
  } satisfies Prisma.BusinessWhereInput
}
