import { AppError } from '@oficio/contracts/errors'
import type { Business } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'
import { findBusinessId } from './find-business-id'
import { isPublicAt } from './public-business'

/**
 * Returns the id, owner and poster version of a public business, by id or slug. Throws business_gone for a removed
 * business and business_not_found for any other business that is not public.
 */
export async function findPublicBusiness(
  ctx: Ctx,
  idOrSlug: string,
): Promise<Pick<Business, 'id' | 'userId' | 'posterVersion'>> {
  const id = await findBusinessId(ctx, idOrSlug)
  if (id === null) throw new AppError('business_not_found')
  const business = await ctx.db.business.findFirst({
    where: { id, ...isPublicAt(ctx.clock.now()) },
    select: { id: true, userId: true, posterVersion: true },
  })
  if (!business) throw await hiddenBecause(ctx, id)
  return business
}

/** Returns the error for a business that is not public: business_gone or business_not_found. */
export async function hiddenBecause({ db }: Ctx, id: string): Promise<AppError> {
  const removed = await db.business.count({ where: { id, status: 'removed' } })
  return new AppError(removed > 0 ? 'business_gone' : 'business_not_found')
}
