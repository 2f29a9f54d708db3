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
import { followHold } from '../provider-sync/hold-subscriptions'
import { endAtProvider, endSubscription } from './end-subscription'

/** How long an interrupted caller may retry before the creation is given up. */
const interruptedMinutes = 15
/** How long the provider's search may take to show what an interrupted creation left behind. */
const orphanHours = 24

/**
 * Sees to what was left half done: creations that nobody went on with, subscriptions at the provider that are nobody's,
 * ones that nobody authorised, and ends and pauses that the provider was not told of. The clock runs it.
 */
export async function tendSubscriptions(ctx: Ctx): Promise<void> {
  // What fails in one of them keeps none of the others from being seen to.
  const tasks = [endInterrupted, cancelOrphans, endAbandoned, finishEnds, finishHolds]
  await eachOf(tasks, (tend) => tend(ctx))
}

export const tendSubscriptionsClock = atTimes(
  { name: 'tend-subscriptions', label: 'Ordenar suscripciones a medio crear', at: '*/10 * * * *' },
  tendSubscriptions,
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
    // What is being created right now has no id of its own yet.
    if (row.status !== 'cancelled' && !row.providerId) return
    const rowCtx = atProvider(ctx, row)
    await eachOf(await findOrphans(rowCtx, row), (orphan) => cancelOrphan(rowCtx, id, orphan))
  })
}

async function endAbandoned(ctx: Ctx): Promise<void> {
  const createdAt = { lt: subDays(ctx.clock.now(), serverLimits.pendingSubscriptionDays) }
  await forEachFound(ctx, { status: 'pending', createdAt, providerId: { not: null } }, async (id) => {
    // Its payer may have authorised it a moment ago.
    await fetchSubscription(ctx, { id })
    const { status } = await ctx.db.subscription.findUniqueOrThrow({ where: { id } })
    if (status === 'pending') await endSubscription(ctx, id, 'abandoned')
  })
}

/** The job that tells the provider may have used up its tries. */
async function finishEnds(ctx: Ctx): Promise<void> {
  const where = { cancelReason: { not: null }, cancelledAt: null }
  await forEachFound(ctx, where, (id) => endAtProvider(ctx, id))
}

async function finishHolds(ctx: Ctx): Promise<void> {
  const toPause = { heldAt: { not: null }, providerStatus: 'authorized' }
  const toResume = { heldAt: null, isPausedByHold: true }
  const where = { cancelReason: null, cancelledAt: null, OR: [toPause, toResume] }
  await forEachFound(ctx, where, (id) => followHold(ctx, id))
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
