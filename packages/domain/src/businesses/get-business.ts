import type { BusinessView } from '@oficio/contracts/businesses/view'
import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { findBusinessId } from './find-business-id'
import { hiddenBecause } from './find-public-business'
import { isPublicAt } from './public-business'
import { shownParts, viewBusiness } from './view-business'

/**
 * Returns a public business by its id, its slug or a former slug; the answer's `slug` is the current slug. Throws
 * business_gone for a removed business. Throws business_not_found for any other business that is not public, because
 * visitors must not learn whether it is unpaid or was refused.
 */
export async function getBusiness(
  ctx: Ctx,
  _actor: Actor,
  { idOrSlug }: { idOrSlug: string },
): Promise<BusinessView> {
  const id = await findBusinessId(ctx, idOrSlug)
  if (id === null) throw new AppError('business_not_found')
  const isPublic = isPublicAt(ctx.clock.now())
  const business = await ctx.db.business.findFirst({ where: { id, ...isPublic }, include: shownParts })
  if (!business) throw await hiddenBecause(ctx, id)
  return viewBusiness(ctx, business)
}
