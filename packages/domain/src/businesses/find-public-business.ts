import { AppError } from '@oficio/contracts/errors'
import type { Business } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'
import { findBusinessId } from './find-business-id'
import { isPublicAt } from './public-business'

/**
 * Returns the business that an address names, and whose it is, where anybody may see it. Throws business_gone where it was removed,
 * business_not_found where there is none that anybody may see.
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

/** Returns what a business that nobody may see is answered with. */
export async function hiddenBecause({ db }: Ctx, id: string): Promise<AppError> {
  const removed = await db.business.count({ where: { id, status: 'removed' } })
  return new AppError(removed > 0 ? 'business_gone' : 'business_not_found')
}
