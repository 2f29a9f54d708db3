import {
  type BusinessState,
  type featureBusinessEndpoint,
  wrongFeaturedDay,
} from '@oficio/contracts/businesses/decisions'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { startOfCalendarDay } from '../../kernel/time/day-start'
import { addDays } from '../../kernel/time/days'
import { lockBusiness } from '../lock-business'
import { purgeBusiness } from '../purge-business'
import { decideBusiness } from './move-business'

/**
 * Features a business as an admin until the end of a day, on any plan (docs/product.md, 'States of a business'). A
 * featured business has a labelled place in lists. Another day replaces the first; repeating it is a no-op. Throws
 * validation_failed, business_not_found, business_status_changed.
 */
export async function featureBusiness(
  ctx: Ctx,
  actor: Actor,
  { id, until, reason }: InputOf<typeof featureBusinessEndpoint>,
): Promise<BusinessState> {
  requireAdmin(actor)
  const now = ctx.clock.now()
  const featuredUntil = addDays(startOfCalendarDay(until), 1)
  if (featuredUntil <= now || featuredUntil > addDays(now, limits.featuredDaysMax + 1))
    throw new AppError('validation_failed', { fields: { until: wrongFeaturedDay } })
  return decideBusiness(
    ctx,
    actor,
    { id, reason },
    {
      action: 'business-featured',
      facts: { until },
      isDone: (business) => business.featuredUntil?.getTime() === featuredUntil.getTime(),
      isOpen: ({ status }) => status !== 'removed' && status !== 'rejected',
      carryOut: async (ctx) =>
        void (await ctx.db.business.update({ where: { id }, data: { featuredUntil, updatedAt: now } })),
    },
  )
}

/** Ends the featured time early as an admin. Throws business_not_found, business_status_changed. */
export const endFeature = (
  ctx: Ctx,
  actor: Actor,
  input: { id: string; reason: string },
): Promise<BusinessState> =>
  decideBusiness(ctx, actor, input, {
    action: 'business-feature-ended',
    isDone: ({ featuredUntil }) => featuredUntil === null,
    isOpen: () => true,
    carryOut: async (ctx, { id }) =>
      void (await ctx.db.business.update({
        where: { id },
        data: { featuredUntil: null, updatedAt: ctx.clock.now() },
      })),
  })

/**
 * Clears expired featured times and purges the cached pages of their businesses. Nothing depends on this job, because
 * the search and every rendered page check the expiry themselves.
 */
export async function noteFeatureEnds(ctx: Ctx): Promise<void> {
  const isOver = () => ({ featuredUntil: { lte: ctx.clock.now() } })
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.business.findMany({
        where: { ...isOver(), id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) =>
      ctx.transaction(async (ctx) => {
        await lockBusiness(ctx.db, id)
        // The business may just have been featured again.
        const { count } = await ctx.db.business.updateMany({
          where: { id, ...isOver() },
          data: { featuredUntil: null, updatedAt: ctx.clock.now() },
        })
        if (count > 0) await purgeBusiness(ctx, id)
      }),
  })
}

export const noteFeatureEndsClock = atTimes(
  { name: 'note-feature-ends', label: 'Sacar la marca de destacado cuando vence', at: '*/5 * * * *' },
  noteFeatureEnds,
)
