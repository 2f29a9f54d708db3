import { codeOf } from '@oficio/contracts/errors'
import { z } from 'zod'
import type { Ctx } from '../context/ctx'
import { enqueueJob } from '../jobs/enqueue-job'
import { forEachId } from '../jobs/for-each-id'
import type { Job } from '../jobs/job'
import { sendRefundJobName } from './request-refund'
import { syncPayment } from './sync-payment'

/**
 * Asks the provider to give money back. The refund's id is the key under which it is done once, however often this
 * runs; what came of it is read from the provider afterwards, like everything else. A refusal waits for a person.
 */
export async function sendRefund(ctx: Ctx, refundId: string): Promise<void> {
  const refund = await ctx.db.refund.findUnique({ where: { id: refundId }, include: { payment: true } })
  if (refund?.status !== 'requested') return
  const { payment, amountCentavos } = refund
  try {
    const made = await ctx.payments.refund({
      paymentId: payment.providerId,
      amountCentavos,
      key: `refund:${refund.id}`,
    })
    if (made.every(({ status }) => status === 'rejected' || status === 'cancelled'))
      return markRefused(ctx, refundId, new Error('none of its refunds was accepted'))
    // Asked again later, under the same key, what came of it.
    if (made.some(({ status }) => status === 'in_process')) return
  } catch (error) {
    if (codeOf(error) !== 'provider_refused') throw error
    // It may have been given back by other hands, which is what was wanted.
    const isGivenBack = await isAlreadyBack(ctx, payment.providerId)
    if (!isGivenBack) return markRefused(ctx, refundId, error)
  }
  // Before the refund is marked as done, since nothing runs this again afterwards.
  await syncPayment(ctx, payment.providerId, 'refund')
  await ctx.db.refund.updateMany({
    where: { id: refundId, status: 'requested' },
    data: { status: 'done', doneAt: ctx.clock.now(), lastError: null },
  })
}

async function isAlreadyBack(ctx: Ctx, providerId: string): Promise<boolean> {
  const payment = await ctx.payments.getPayment(providerId)
  return payment?.status === 'refunded' || payment?.status === 'charged_back'
}

async function markRefused(ctx: Ctx, refundId: string, error: unknown): Promise<void> {
  ctx.log.error({ refundId, err: error }, 'the provider refuses a refund: somebody has to look')
  await ctx.db.refund.updateMany({
    where: { id: refundId, status: 'requested' },
    data: {
      status: 'refused',
      lastError: String((error instanceof Error && error.cause) || error).slice(0, 500),
    },
  })
}

export const sendRefundJob: Job<{ refundId: string }> = {
  name: sendRefundJobName,
  payload: z.object({ refundId: z.uuid() }),
  run: (ctx, { refundId }) => sendRefund(ctx, refundId),
}

/** How long a refund may wait before its job is enqueued anew: the first one may have used up its tries. */
const patienceMs = 30 * 60_000

/** Enqueues once more what was decided and never done. The clock runs it. */
export async function resendRefunds(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - patienceMs)
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.refund.findMany({
        where: { status: 'requested', createdAt: { lt: before }, id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) =>
      ctx.db.$transaction((tx) =>
        // One try, since the clock comes again: a provider that is away is not run down.
        enqueueJob(tx, sendRefundJobName, { refundId: id }, { key: `refund:${id}`, maxAttempts: 1 }),
      ),
  })
}
