import type { BusinessState } from '@oficio/contracts/businesses/decisions'
import { AppError } from '@oficio/contracts/errors'
import { calendarDay } from '@oficio/contracts/text/format-date'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'

/** Returns how a business stands, for the admin who decides about it. Throws business_not_found. */
export async function getBusinessState(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<BusinessState> {
  requireAdmin(actor)
  const business = await ctx.db.business.findUnique({ where: { id } })
  if (!business) throw new AppError('business_not_found')
  const { name, status, statusReason: reason, verifiedWhat, featuredUntil } = business
  const isRunning = featuredUntil !== null && featuredUntil > ctx.clock.now()
  // It ends with the first moment of the day after.
  const lastDay = isRunning ? calendarDay(new Date(featuredUntil.getTime() - 1)) : null
  return { id, name, status, reason, verifiedWhat, featuredUntil: lastDay }
}
