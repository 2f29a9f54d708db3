import type { BusinessState } from '@oficio/contracts/businesses/decisions'
import type { Business } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdSubscriptions } from '../../subscriptions/provider-sync/hold-subscriptions'
import { businessSubject } from '../business-subject'
import { wasFree } from '../plans/paid-state'
import { neverPublic, publicStatuses } from '../public-business'
import { moveBusiness } from './move-business'
import { tellOwner } from './tell-owner'

/**
 * An admin takes a business out of sight and says why; its monthly charge is paused at the provider by a job. Repeating it
 * changes nothing. Throws business_not_found, business_status_changed.
 */
export const refuseBusiness = (
  ctx: Ctx,
  actor: Actor,
  input: { id: string; reason: string },
): Promise<BusinessState> =>
  moveBusiness(ctx, actor, input, {
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

/** None where it was public though nobody had paid for it, so that it is so again when it is let in. */
function publicUntilOf(business: Business, now: Date): Date | null {
  if (wasFree(business)) return null
  return publicStatuses.includes(business.status) ? now : (business.publicUntil ?? neverPublic)
}
