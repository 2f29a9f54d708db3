import type { pauseBusinessEndpoint } from '@oficio/contracts/businesses/pause'
import type { ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { Business } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { holdSubscriptions, releaseSubscriptions } from '../../subscriptions/provider-sync/hold-subscriptions'
import { businessSubject } from '../business-subject'
import { lockBusiness } from '../lock-business'
import { ownBusiness } from '../own-business'
import { publicStatuses } from '../public-business'
import { purgeBusiness } from '../purge-business'
import { followStanding } from './follow-standing'
import { wasFree } from './paid-state'

type Answer = ResponseOf<typeof pauseBusinessEndpoint>

/**
 * Hides the caller's business (docs/product.md, 'Pausing a business'). A job pauses its monthly charge at the provider.
 * Only a public business can be paused. Idempotent. Throws unauthenticated, business_not_found,
 * business_status_changed.
 */
export const pauseBusiness = (ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<Answer> =>
  move(ctx, actor, id, async (ctx, { status }) => {
    if (status === 'paused') return
    if (!publicStatuses.includes(status)) throw new AppError('business_status_changed')
    const now = ctx.clock.now()
    await ctx.db.business.update({ where: { id }, data: { status: 'paused', pausedAt: now, updatedAt: now } })
    await holdSubscriptions(ctx, businessSubject(id))
  })

/**
 * Shows the caller's paused business again. Its status follows its plan, and the charge resumes. A business that was
 * public without a plan is public again. Throws unauthenticated, business_not_found, business_status_changed.
 */
export const resumeBusiness = (ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<Answer> =>
  move(ctx, actor, id, async (ctx, business) => {
    const { status, pausedAt } = business
    if (pausedAt === null) return
    if (status !== 'paused') throw new AppError('business_status_changed')
    await releaseSubscriptions(ctx, businessSubject(id))
    await ctx.db.business.update({
      where: { id },
      data: {
        status: wasFree(business) ? 'active' : 'pending_payment',
        pausedAt: null,
        updatedAt: ctx.clock.now(),
      },
    })
    await followStanding(ctx, id)
  })

async function move(
  ctx: Ctx,
  actor: Actor,
  id: string,
  work: (ctx: TxCtx, business: Business) => Promise<void>,
): Promise<Answer> {
  await ownBusiness(ctx.db, actor, id)
  return ctx.transaction(async (ctx) => {
    await lockBusiness(ctx.db, id)
    // Checks again under the lock, because the business may have been removed meanwhile.
    await work(ctx, await ownBusiness(ctx.db, actor, id))
    await purgeBusiness(ctx, id, { isLinkChange: true })
    const { status } = await ctx.db.business.findUniqueOrThrow({ where: { id }, select: { status: true } })
    return { status }
  })
}
