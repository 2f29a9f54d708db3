import { serverLimits } from '@oficio/contracts/server-limits'
import { subHours, subMinutes } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { eachOf, forEachId } from '../../kernel/jobs/for-each-id'
import { atProvider } from '../../kernel/provider-key'
import { subDays } from '../../kernel/time/days'
import { cancelOrphan } from '../provider-sync/cancel-orphan'
import { fetchSubscription } from '../provider-sync/fetch-subscription'
import { findOrphans } from '../provider-sync/find-orphans'
import { applyHold } from '../provider-sync/hold-subscriptions'
import { endAtProvider, endSubscription } from './end-subscription'

/** How long an interrupted caller may retry before the creation is given up. */
const interruptedMinutes = 15
/** How long the provider's search may take to show a subscription of an interrupted creation. */
const orphanHours = 24

/**
 * Cleans up unfinished work: interrupted creations, orphans at the provider, orders that nobody authorised, and ends
 * and holds that did not reach the provider. The clock runs it.
 */
export async function cleanUpSubscriptions(ctx: Ctx): Promise<void> {
  // A failing task does not stop the others.
  const tasks = [endInterrupted, cancelOrphans, endAbandoned, finishEnds, finishHolds]
  await eachOf(tasks, (tend) => tend(ctx))
}

export const tendSubscriptionsClock = atTimes(
  { name: 'tend-subscriptions', label: 'Ordenar suscripciones a medio crear', at: '*/10 * * * *' },
  cleanUpSubscriptions,
)

async function endInterrupted(ctx: Ctx): Promise<void> {
  const where = {
    status: 'pending',
    providerId: null,
    creatingUntil: { lt: subMinutes(ctx.clock.now(), interruptedMinutes) },
  } as const
  await forEachFound(ctx, where, (id) => endSubscription(ctx, id, 'abandoned'))
}

async function cancelOrphans(ctx: Ctx): Promise<void> {
  const since = subHours(ctx.clock.now(), orphanHours)
  const where = { events: { some: { type: 'creation_interrupted', createdAt: { gt: since } } } }
  await forEachFound(ctx, where, async (id) => {
    const row = await ctx.db.subscription.findUniqueOrThrow({ where: { id } })
    // A row whose creation is under way has no provider id yet.
    if (row.status !== 'cancelled' && !row.providerId) return
    const rowCtx = atProvider(ctx, row)
    await eachOf(await findOrphans(rowCtx, row), (orphan) => cancelOrphan(rowCtx, id, orphan))
  })
}

async function endAbandoned(ctx: Ctx): Promise<void> {
  const createdAt = { lt: subDays(ctx.clock.now(), serverLimits.pendingSubscriptionDays) }
  await forEachFound(ctx, { status: 'pending', createdAt, providerId: { not: null } }, async (id) => {
    // Syncs first, because the payer may have authorised it a moment ago.
    await fetchSubscription(ctx, { id })
    const { status } = await ctx.db.subscription.findUniqueOrThrow({ where: { id } })
    if (status === 'pending') await endSubscription(ctx, id, 'abandoned')
  })
}

/** Retries here, because the job that notifies the provider may have used up its retries. */
async function finishEnds(ctx: Ctx): Promise<void> {
  const where = { cancelReason: { not: null }, cancelledAt: null }
  await forEachFound(ctx, where, (id) => endAtProvider(ctx, id))
}

async function finishHolds(ctx: Ctx): Promise<void> {
  const toPause = { heldAt: { not: null }, providerStatus: 'authorized' }
  const toResume = { heldAt: null, isPausedByHold: true }
  const where = { cancelReason: null, cancelledAt: null, OR: [toPause, toResume] }
  await forEachFound(ctx, where, (id) => applyHold(ctx, id))
}

type Where = NonNullable<Parameters<Ctx['db']['subscription']['findMany']>[0]>['where']

async function forEachFound(ctx: Ctx, where: Where, run: (id: string) => Promise<unknown>): Promise<void> {
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.subscription.findMany({
        where: { ...where, id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run,
  })
}
