import { addMinutes } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { fetchSubscription } from './fetch-subscription'

/** How long a subscription waits for its next check if this check fails. */
const patienceMinutes = 15

/**
 * Syncs every subscription whose check is due, because notifications may be lost. The clock runs it every minute; each
 * subscription has its own time.
 */
export async function checkSubscriptions(ctx: Ctx): Promise<void> {
  const isDue = () => ({ nextCheckAt: { lte: ctx.clock.now() } })
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.subscription.findMany({
        where: { ...isDue(), id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: async (id) => {
      // Postpones the next check before the sync, so that two clocks do not check the same row and a failing provider
      // is not flooded.
      const nextCheckAt = addMinutes(ctx.clock.now(), patienceMinutes)
      const { count } = await ctx.db.subscription.updateMany({
        where: { id, ...isDue() },
        data: { nextCheckAt },
      })
      if (count === 1) await fetchSubscription(ctx, { id })
    },
  })
}

export const checkSubscriptionsClock = atTimes(
  { name: 'check-subscriptions', label: 'Consultar suscripciones', at: '* * * * *' },
  checkSubscriptions,
)
