import type { Ctx, TxCtx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { lockSubscription } from '../lock-subscription'
import { recompute } from './recompute'

/**
 * Applies deadlines: an unpaid month is overdue, then suspended after `graceDays`, and owners are notified. The clock
 * runs it every few minutes. Access itself depends on the time, not on this job.
 */
export async function ageSubscriptions(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.subscription.findMany({
        where: {
          OR: [
            {
              status: { in: ['active', 'past_due'] },
              OR: [{ paidUntil: null }, { paidUntil: { lte: now } }],
            },
            // Suspended without a paid month, because an earlier subscription of the subject was never paid. That one
            // may be paid late.
            { status: 'suspended', paidUntil: null, providerStatus: 'authorized' },
          ],
          id: { gt: after },
        },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) => ctx.transaction((ctx) => age(ctx, id)),
  })
}

export const ageSubscriptionsClock = atTimes(
  { name: 'age-subscriptions', label: 'Revisar plazos de suscripciones', at: '*/5 * * * *' },
  ageSubscriptions,
)

async function age(ctx: TxCtx, id: string): Promise<void> {
  const subscription = await lockSubscription(ctx.db, id)
  if (subscription) await recompute(ctx, subscription)
}
