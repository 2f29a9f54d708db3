import { codeOf } from '@oficio/contracts/errors'
import type { Payment, Refund } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { Ctx } from '../context/ctx'
import { enqueueJob } from '../jobs/enqueue-job'
import { forEachId } from '../jobs/for-each-id'
import type { Job } from '../jobs/job'
import { sendRefundJobName } from './request-refund'
import { syncPayment } from './sync-payment'

/**
 * Asks the provider to give money back. The refund's id is the key under which it is done once, however often this
 * runs; whether it was done is read from the payment afterwards. A refusal waits for a person.
 */
export async function sendRefund(ctx: Ctx, refundId: string): Promise<void> {
  const refund = await ctx.db.refund.findUnique({ where: { id: refundId }, include: { payment: true } })
  if (refund?.status !== 'requested') return
  const { providerId } = refund.payment
  const order = { paymentId: providerId, amountCentavos: refund.amountCentavos, key: `refund:${refund.id}` }
  const made = await ctx.payments.refund(order).catch((error: unknown) => {
    // It may have been given back by other hands, which is what was wanted.
    if (codeOf(error) === 'provider_refused') return error
    throw error
  })
  const after = await ctx.payments.getPayment(providerId)
  if (after && after.refundedCentavos >= (await expectedBack(ctx, refund))) {
    // Before it counts as done: what dies in between is run again, and finds it given back.
    await syncPayment(ctx, providerId, 'refund')
    await markDone(ctx, refundId)
    return
  }
  // Asked again later, under the same key, what came of it.
  if (Array.isArray(made) && made.some(({ status }) => status === 'in_process')) return
  await markRefused(ctx, refundId, made)
}

/** Returns how much of the payment has gone back once this refund is done. */
async function expectedBack(ctx: Ctx, refund: Refund & { payment: Payment }): Promise<number> {
  if (refund.amountCentavos === null) return refund.payment.amountCentavos
  const { _sum } = await ctx.db.refund.aggregate({
    where: { paymentId: refund.paymentId, status: 'done' },
    _sum: { amountCentavos: true },
  })
  return (_sum.amountCentavos ?? 0) + refund.amountCentavos
}

async function markDone(ctx: Ctx, refundId: string): Promise<void> {
  await ctx.db.refund.updateMany({
    where: { id: refundId, status: 'requested' },
    data: { status: 'done', doneAt: ctx.clock.now(), lastError: null },
  })
}

async function markRefused(ctx: Ctx, refundId: string, answer: unknown): Promise<void> {
  ctx.log.error({ refundId, err: answer }, 'the provider refuses a refund: somebody has to look')
  await ctx.db.refund.updateMany({
    where: { id: refundId, status: 'requested' },
    data: {
      status: 'refused',
      lastError: reasonOf(answer),
    },
  })
}

function reasonOf(answer: unknown): string {
  if (!(answer instanceof Error)) return 'the provider made a refund that gave nothing back'
  return String(answer.cause ?? answer).slice(0, 500)
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
