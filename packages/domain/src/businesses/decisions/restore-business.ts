import type { BusinessState } from '@oficio/contracts/businesses/decisions'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { releaseSubscriptions } from '../../subscriptions/provider-sync/hold-subscriptions'
import { businessSubject } from '../business-subject'
import { followStanding } from '../plans/follow-standing'
import { moveBusiness } from './move-business'
import { tellOwner } from './tell-owner'

/**
 * An admin lets a refused business stand again where its plan says, public at once where that is paid; the monthly charge
 * goes on. Repeating it changes nothing. Throws business_not_found, business_status_changed.
 */
export const restoreBusiness = (
  ctx: Ctx,
  actor: Actor,
  input: { id: string; reason: string },
): Promise<BusinessState> =>
  moveBusiness(ctx, actor, input, {
    action: 'business-restored',
    isDone: ({ status }) => status !== 'rejected',
    isOpen: ({ status }) => status === 'rejected',
    async carryOut(ctx, { id, pausedAt, importId }) {
      if (pausedAt) return backToPause(ctx, id)
      await releaseSubscriptions(ctx, businessSubject(id))
      // From here on it follows its plan again, as one of which nothing is known yet; one that an admin brought in needs none.
      await ctx.db.business.update({
        where: { id },
        data: {
          status: importId ? 'active' : 'pending_payment',
          statusReason: null,
          updatedAt: ctx.clock.now(),
        },
      })
      await followStanding(ctx, id)
    },
    tell: (ctx, business, happeningId) => tellOwner(ctx, business, happeningId, 'restored'),
  })

/** Its owner had paused it: it stays so, and nothing is charged. As of any that was refused it is not known that it was free. */
async function backToPause(ctx: TxCtx, id: string): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.business.update({
    where: { id },
    data: { status: 'paused', statusReason: null, publicUntil: now, updatedAt: now },
  })
}
