import type { BusinessState } from '@oficio/contracts/businesses/decisions'
import type { Business } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdSubscriptions } from '../../subscriptions/provider-sync/hold-subscriptions'
import { businessSubject } from '../business-subject'
import { wasFree } from '../plans/paid-state'
import { neverPublic, publicStatuses } from '../public-business'
import { decideBusiness } from './move-business'
import { tellOwner } from './tell-owner'

/**
 * Hides a business as an admin, with a reason; a job pauses its monthly charge at the provider. Repeating it is a
 * no-op. Throws business_not_found, business_status_changed.
 */
export const refuseBusiness = (
  ctx: Ctx,
  actor: Actor,
  input: { id: string; reason: string },
): Promise<BusinessState> =>
  decideBusiness(ctx, actor, input, {
    action: 'business-refused',
    isDone: ({ status }) => status === 'rejected',
    isOpen: ({ status }) => status !== 'removed',
    async carryOut(ctx, business) {
      const { id } = business
      const now = ctx.clock.now()
      await ctx.db.business.update({
        where: { id },
        data: {
          status: 'rejected',
          statusReason: input.reason,
          publicUntil: publicUntilOf(business, now),
          updatedAt: now,
        },
      })
      await holdSubscriptions(ctx, businessSubject(id))
    },
    tell: (ctx, business, happeningId) => tellOwner(ctx, business, happeningId, 'refused'),
  })

/**
 * Returns the end of the public time that is stored with the refusal. Null marks a business that was public without a
 * plan, so that restoring it makes it public again.
 */
function publicUntilOf(business: Business, now: Date): Date | null {
  if (wasFree(business)) return null
  return publicStatuses.includes(business.status) ? now : (business.publicUntil ?? neverPublic)
}
