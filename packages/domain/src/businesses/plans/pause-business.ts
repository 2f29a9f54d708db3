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
 * The owner takes a business out of sight (docs/product.md, 'Pausing a business'); its monthly charge is paused at the provider
 * by a job. Only what may be seen is paused, and repeating it changes nothing. Throws unauthenticated, business_not_found,
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
 * The owner resumes it: it stands where its plan says, and the charge goes on. What was public without a plan is so again.
 * Throws as above.
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
    // Once more: it may have been removed a moment ago.
    await work(ctx, await ownBusiness(ctx.db, actor, id))
    await purgeBusiness(ctx, id)
    const { status } = await ctx.db.business.findUniqueOrThrow({ where: { id }, select: { status: true } })
    return { status }
  })
}
