import { AppError, codeOf } from '@oficio/contracts/errors'
import { addMinutes, subMinutes } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { atTimes, handledBy } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import type { ProviderRefund } from '../../kernel/payment-provider'
import { atProvider, keyAt } from '../../kernel/provider-key'
import { fetchPayment } from '../ledger/fetch-payment'
import { enqueueLook, enqueueSending, sendRefundJob } from '../ledger/request-refund'
import { findOwnRefund, isDenied, type RequestedRefund, startRefundRequest } from './own-refund'
import { markRefundDone, markRefundRefused } from './settle-refund'

/**
 * Requests a refund from the provider. The refund's id is the idempotency key, so retries refund once. Only the
 * provider's refund decides whether ours is done, because others may refund parts of the same payment. A refused refund
 * is left to an admin.
 */
async function sendRefund(siteCtx: Ctx, refundId: string): Promise<void> {
  const storedRefund = await siteCtx.db.refund.findUnique({
    where: { id: refundId },
    include: { payment: true },
  })
  if (!storedRefund) return
  const ctx = atProvider(siteCtx, storedRefund.payment)
  const refund = await startRefundRequest(ctx, refundId)
  if (!refund) return
  const { own, refusal } = await requestFromProvider(ctx, refund)
  if (own && refund.providerId !== own.id)
    await ctx.db.refund.update({ where: { id: refundId }, data: keyAt(ctx, own.id) })
  if (own?.status === 'approved') return markRefundDone(ctx, refund, own.amountCentavos)
  if (own && !isDenied(own)) return enqueueNextCheck(ctx, refund)
  if (await isFullyRefunded(ctx, refund)) return markRefundDone(ctx, refund, null)
  if (refusal && mayExistUnlisted(ctx, refund)) return enqueueNextCheck(ctx, refund)
  const refusalReason = refusal ?? own
  if (refusalReason) return markRefundRefused(ctx, refund, refusalReason)
  if (refund.providerId) return enqueueNextCheck(ctx, refund)
  // The key was used, but the refund made under it is not listed yet.
  throw new AppError('provider_away', { cause: new Error('the refund is not listed') })
}

interface Answer {
  own: ProviderRefund | null
  /** The provider's refusal. */
  refusal: Error | null
}

async function requestFromProvider(ctx: Ctx, refund: RequestedRefund): Promise<Answer> {
  // The provider's refund is known, so only its state is read.
  if (refund.providerId) return { own: await findOwnRefund(ctx, refund), refusal: null }
  const { payment, amountCentavos } = refund
  const order = { paymentId: payment.providerId, amountCentavos, key: `refund:${refund.id}` }
  try {
    const own = (await ctx.payments.refund(order)) ?? (await findOwnRefund(ctx, refund))
    return { own, refusal: null }
  } catch (error) {
    if (!(error instanceof Error) || codeOf(error) !== 'provider_refused') throw error
    // The refusal of a retry may mean that the first request succeeded and its answer was lost.
    const own = refund.wasRequestedBefore ? await findOwnRefund(ctx, refund) : null
    return { own, refusal: own ? null : error }
  }
}

/**
 * Returns whether the provider may have made a refund that it does not list yet, because its lists are delayed by up to
 * `lagMinutes`. Until then the refusal of a retry says nothing about the first request.
 */
const mayExistUnlisted = ({ clock }: Ctx, { wasRequestedBefore, askedAt }: RequestedRefund): boolean =>
  wasRequestedBefore && askedAt !== null && clock.now() < addMinutes(askedAt, lagMinutes)

/** Enqueues the next check. After `patienceMinutes` the clock takes over. */
async function enqueueNextCheck(ctx: Ctx, { id, createdAt }: RequestedRefund): Promise<void> {
  const runAt = addMinutes(ctx.clock.now(), pauseMinutes)
  if (runAt > addMinutes(createdAt, patienceMinutes)) return
  await ctx.transaction((ctx) => enqueueLook(ctx.db, id, { runAt }))
}

/**
 * Syncs the payment for the panel, and returns whether a full refund has happened. It may be an unlisted or unreadable
 * refund, or a refund by others, which has the same result.
 */
async function isFullyRefunded(
  ctx: Ctx,
  { paymentId, payment, amountCentavos }: RequestedRefund,
): Promise<boolean> {
  await fetchPayment(ctx, payment.providerId, 'refund')
  if (amountCentavos !== null) return false
  const now = await ctx.db.payment.findUniqueOrThrow({ where: { id: paymentId } })
  // A charge-back does not count, because the refund is still due if the site wins the dispute.
  if (now.status === 'taken_by_bank') return false
  return now.status === 'refunded' || now.refundedCentavos >= now.amountCentavos
}

export const sendRefundHandler = handledBy(sendRefundJob, (ctx, { refundId }) => sendRefund(ctx, refundId))

/** Refunds that are not done at once usually take minutes. */
const pauseMinutes = 5
/** The longest delay until a new refund is listed; usually it takes seconds. */
const lagMinutes = 30
/** How long a refund waits before its job is enqueued again: the first job may have used up its attempts. */
const patienceMinutes = 30

/** Enqueues undone refunds again. The clock runs it. */
export async function resendRefunds(ctx: Ctx): Promise<void> {
  const before = subMinutes(ctx.clock.now(), patienceMinutes)
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.refund.findMany({
        where: { status: 'requested', createdAt: { lt: before }, id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) =>
      // One attempt, because the clock retries: more would flood a failing provider.
      ctx.transaction((ctx) => enqueueSending(ctx.db, id, { maxAttempts: 1 })),
  })
}

export const resendRefundsClock = atTimes(
  { name: 'resend-refunds', label: 'Reintentar devoluciones', at: '*/10 * * * *' },
  resendRefunds,
)
