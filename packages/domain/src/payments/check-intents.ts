import type { Ctx } from '../context/ctx'
import { forEachId } from '../jobs/for-each-id'
import { lockIntent } from './lock-intent'
import { nextCheckOf } from './next-check'
import type { SyncSource } from './record-payment'
import { syncPayment } from './sync-payment'

/** How long an intent waits whose check failed. */
const patienceMs = 10 * 60_000

/**
 * Asks the provider about intents that nobody heard of for a while: neither return page nor notification is relied
 * upon. The clock runs it every minute; each intent has its own time.
 */
export async function checkIntents(ctx: Ctx): Promise<void> {
  const isDue = () => ({ nextCheckAt: { lte: ctx.clock.now() } })
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.paymentIntent.findMany({
        where: { ...isDue(), id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: async (id) => {
      // Set on beforehand: two clocks do not ask about the same one, and a provider that is away is not run down.
      const nextCheckAt = new Date(ctx.clock.now().getTime() + patienceMs)
      const { count } = await ctx.db.paymentIntent.updateMany({
        where: { id, ...isDue() },
        data: { nextCheckAt },
      })
      if (count === 1) await checkIntent(ctx, id)
    },
  })
}

/** Syncs every payment that the provider has under the intent, and says when to ask next, or that its time is over. */
export async function checkIntent(
  ctx: Ctx,
  id: string,
  source: SyncSource = 'reconciliation',
): Promise<void> {
  const found = await ctx.payments.findPayments(id)
  const known = await ctx.db.payment.findMany({ where: { intentId: id }, select: { providerId: true } })
  // The provider's search lags behind: what is known by other ways is asked for as well.
  const providerIds = new Set([...found.map((payment) => payment.id), ...known.map((row) => row.providerId)])
  for (const providerId of providerIds) await syncPayment(ctx, providerId, source)
  await ctx.db.$transaction(async (tx) => {
    const intent = await lockIntent(tx, id)
    if (!intent?.nextCheckAt) return
    const checks = intent.checks + 1
    const isUnderWay =
      (await tx.payment.count({
        where: { intentId: id, status: { in: ['pending', 'in_process', 'authorized'] } },
      })) > 0
    const nextCheckAt = nextCheckOf(ctx.clock.now(), { ...intent, checks }, isUnderWay)
    const isOver = nextCheckAt === null && intent.status === 'open'
    await tx.paymentIntent.update({
      where: { id },
      data: { checks, nextCheckAt, ...(isOver ? { status: 'expired' } : {}) },
    })
  })
}
