import { AppError, codeOf } from '@oficio/contracts/errors'
import { addMinutes, subMinutes } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { atTimes, handledBy } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import type { ProviderRefund } from '../../kernel/payment-provider'
import { atProvider, keyAt } from '../../kernel/provider-key'
import { fetchPayment } from '../ledger/fetch-payment'
import { enqueueLook, enqueueSending, sendRefundJob } from '../ledger/request-refund'
import { type AskedRefund, beginAsking, findOwnRefund, isDenied } from './own-refund'
import { markRefundDone, markRefundRefused } from './settle-refund'

/**
 * Asks the provider to give money back. The refund's id is the key under which it is done once, however often this
 * runs. Done is what the provider says of the refund that it made for ours, never what it says of the payment: others
 * give parts of it back too. A refusal waits for a person.
 */
async function sendRefund(siteCtx: Ctx, refundId: string): Promise<void> {
  const storedRefund = await siteCtx.db.refund.findUnique({
    where: { id: refundId },
    include: { payment: true },
  })
  if (!storedRefund) return
  const ctx = atProvider(siteCtx, storedRefund.payment)
  const refund = await beginAsking(ctx, refundId)
  if (!refund) return
  const { own, refusal } = await ask(ctx, refund)
  if (own && refund.providerId !== own.id)
    await ctx.db.refund.update({ where: { id: refundId }, data: keyAt(ctx, own.id) })
  if (own?.status === 'approved') return markRefundDone(ctx, refund, own.amountCentavos)
  if (own && !isDenied(own)) return lookAgain(ctx, refund)
  if (await isAllBack(ctx, refund)) return markRefundDone(ctx, refund, null)
  if (refusal && mayBeMade(ctx, refund)) return lookAgain(ctx, refund)
  const no = refusal ?? own
  if (no) return markRefundRefused(ctx, refund, no)
  if (refund.providerId) return lookAgain(ctx, refund)
  // The key was used, and what was made under it does not show yet.
  throw new AppError('provider_away', { cause: new Error('the refund is not listed') })
}

interface Answer {
  own: ProviderRefund | null
  /** The provider's no. */
  refusal: Error | null
}

async function ask(ctx: Ctx, refund: AskedRefund): Promise<Answer> {
  // What was made for it is known, so only its state is asked about.
  if (refund.providerId) return { own: await findOwnRefund(ctx, refund), refusal: null }
  const { payment, amountCentavos } = refund
  const order = { paymentId: payment.providerId, amountCentavos, key: `refund:${refund.id}` }
  try {
    const own = (await ctx.payments.refund(order)) ?? (await findOwnRefund(ctx, refund))
    return { own, refusal: null }
  } catch (error) {
    if (!(error instanceof Error) || codeOf(error) !== 'provider_refused') throw error
    // A no to a repeat may mean that the first question, whose answer was lost, was a success.
    const own = refund.wasAsked ? await findOwnRefund(ctx, refund) : null
    return { own, refusal: own ? null : error }
  }
}

/**
 * Returns whether the provider may have made a refund that it does not show: it was asked for before, and what reads tell
 * lags behind, now and then by minutes. Until then a no to the repeat says nothing of the first question.
 */
const mayBeMade = ({ clock }: Ctx, { wasAsked, askedAt }: AskedRefund): boolean =>
  wasAsked && askedAt !== null && clock.now() < addMinutes(askedAt, lagMinutes)

/** After half an hour the clock does it. */
async function lookAgain(ctx: Ctx, { id, createdAt }: AskedRefund): Promise<void> {
  const runAt = addMinutes(ctx.clock.now(), pauseMinutes)
  if (runAt > addMinutes(createdAt, patienceMinutes)) return
  await ctx.transaction((ctx) => enqueueLook(ctx.db, id, { runAt }))
}

/**
 * Reads the payment, so that the panel shows what is left, and returns whether the whole of it was to go back and did: by
 * a refund that is not listed or makes no sense there, or by other hands, which is what was wanted.
 */
async function isAllBack(ctx: Ctx, { paymentId, payment, amountCentavos }: AskedRefund): Promise<boolean> {
  await fetchPayment(ctx, payment.providerId, 'refund')
  if (amountCentavos !== null) return false
  const now = await ctx.db.payment.findUniqueOrThrow({ where: { id: paymentId } })
  // What a charge-back took is still owed if the site wins the dispute.
  if (now.status === 'taken_by_bank') return false
  return now.status === 'refunded' || now.refundedCentavos >= now.amountCentavos
}

export const sendRefundHandler = handledBy(sendRefundJob, (ctx, { refundId }) => sendRefund(ctx, refundId))

/** Refunds that are not done at once mostly take minutes. */
const pauseMinutes = 5
/** How much later than it was made a refund may show; mostly that takes seconds. */
const lagMinutes = 30
/** How long a refund waits before its job is enqueued again: the first job may have used up its attempts. */
const patienceMinutes = 30

/** Enqueues once more what was decided and never done. The clock runs it. */
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
      // One try, since the clock comes again: a provider that is away is not run down.
      ctx.transaction((ctx) => enqueueSending(ctx.db, id, { maxAttempts: 1 })),
  })
}

export const resendRefundsClock = atTimes(
  { name: 'resend-refunds', label: 'Reintentar devoluciones', at: '*/10 * * * *' },
  resendRefunds,
)
