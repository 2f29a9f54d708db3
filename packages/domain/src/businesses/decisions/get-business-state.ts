import type { BusinessState } from '@oficio/contracts/businesses/decisions'
import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { lastFeaturedDay } from '../featured-day'

/** Returns the state of a business for the admin who decides about it. Throws business_not_found. */
export async function getBusinessState(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<BusinessState> {
  requireAdmin(actor)
  const business = await ctx.db.business.findUnique({ where: { id } })
  if (!business) throw new AppError('business_not_found')
  const { name, status, statusReason: reason, verifiedWhat } = business
  const featuredUntil = lastFeaturedDay(business.featuredUntil, ctx.clock.now())
  return { id, name, status, reason, verifiedWhat, featuredUntil }
}
