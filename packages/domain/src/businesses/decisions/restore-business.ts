import type { BusinessState } from '@oficio/contracts/businesses/decisions'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { releaseSubscriptions } from '../../subscriptions/provider-sync/hold-subscriptions'
import { businessSubject } from '../business-subject'
import { followStanding } from '../plans/follow-standing'
import { wasFree } from '../plans/paid-state'
import { decideBusiness } from './move-business'
import { tellOwner } from './tell-owner'

/**
 * Restores a refused business as an admin. Its plan decides its state again, so a paid business is public at once. Its
 * monthly charge resumes. Repeating it is a no-op. Throws business_not_found, business_status_changed.
 */
export const restoreBusiness = (
  ctx: Ctx,
  actor: Actor,
  input: { id: string; reason: string },
): Promise<BusinessState> =>
  decideBusiness(ctx, actor, input, {
    action: 'business-restored',
    isDone: ({ status }) => status !== 'rejected',
    isOpen: ({ status }) => status === 'rejected',
    async carryOut(ctx, business) {
      const { id, pausedAt } = business
      const back = { statusReason: null, updatedAt: ctx.clock.now() }
      // The owner had paused the business, so it stays paused and is not charged.
      if (pausedAt)
        return void (await ctx.db.business.update({ where: { id }, data: { ...back, status: 'paused' } }))
      await releaseSubscriptions(ctx, businessSubject(id))
      // Its plan decides the state from an initial state on. A business that was public without a plan needs none.
      const status = wasFree(business) ? 'active' : 'pending_payment'
      await ctx.db.business.update({ where: { id }, data: { ...back, status, publicUntil: null } })
      await followStanding(ctx, id)
    },
    tell: (ctx, business, happeningId) => tellOwner(ctx, business, happeningId, 'restored'),
  })
