import type { BusinessView } from '@oficio/contracts/businesses/view'
import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { findBusinessId } from './find-business-id'
import { hiddenBecause } from './find-public-business'
import { isPublicAt } from './public-business'
import { shownParts, viewBusiness } from './view-business'

/**
 * Returns the business that an address names, by its id, the name in its address or an earlier one, which the answer's `slug`
 * then tells. Throws business_gone where it was removed, business_not_found where there is none that anybody may see: whether it
 * waits for its payment or was refused is nobody's business.
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
