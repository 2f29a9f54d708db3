import type { Payment, PaymentIntent } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { paymentKindOf } from '../payment-kind'
import { isOpenStatus, isReturnedStatus } from '../payment-status'
import { nextCheckOf } from './next-check'
import { requestRefund } from './request-refund'
import { findUnread } from './unread-payments'

/** Tolerance for the difference between the provider's clock and ours. */
const leewayMs = 60_000

/**
 * Makes the effect of an intent consistent with its payments: the first valid payment grants it once; every other
 * approved or late payment is refunded; a refund of the granting payment revokes the effect. The caller holds the
 * intent's lock. Idempotent.
 */
export async function settleIntent(ctx: TxCtx, intentId: string): Promise<void> {
  const intent = await ctx.db.paymentIntent.findUniqueOrThrow({
    where: { id: intentId },
    include: { payments: { orderBy: [{ approvedAt: 'asc' }, { providerId: 'asc' }] } },
  })
  const effectivePayment = intent.payments.find(({ id }) => id === intent.effectPaymentId)
  if (effectivePayment && isGone(effectivePayment)) await takeBack(ctx, intent, effectivePayment)
  const inForce = effectivePayment && !isGone(effectivePayment) ? effectivePayment : null
  const open = intent.payments.filter((payment) => isPaid(payment) && payment.id !== inForce?.id)
  let isGranted = inForce !== null
  for (const payment of open) {
    if (isGranted) await requestRefund(ctx, { paymentId: payment.id, reason: 'second_payment' })
    else isGranted = await grantOrRefund(ctx, intent, payment)
  }
  await scheduleCheck(ctx, intent)
}

const isPaid = (payment: Payment): boolean => payment.status === 'approved' && payment.fault === null

/** Whether the money was refunded or taken by the bank. An open dispute revokes nothing. */
const isGone = ({ status }: Payment): boolean => isReturnedStatus(status)

type LoadedIntent = PaymentIntent & { payments: Payment[] }

async function grantOrRefund(ctx: TxCtx, intent: LoadedIntent, payment: Payment): Promise<boolean> {
  // A payment with a full refund never grants anything, even if the provider refuses the refund: an admin handles it.
  const isGoingBack = await ctx.db.refund.count({ where: { paymentId: payment.id, amountCentavos: null } })
  if (isGoingBack > 0) return false
  const refusal = await refusalOf(ctx, intent, payment)
  if (refusal) {
    await requestRefund(ctx, { paymentId: payment.id, reason: refusal })
    return false
  }
  await addEffect(ctx, intent.id, payment.id, 'granted')
  await ctx.db.paymentIntent.update({
    where: { id: intent.id },
    data: { status: 'paid', effectPaymentId: payment.id },
  })
  return true
}

/** Grants or restores the benefit and returns null, or returns the reason for refunding the payment instead. */
async function refusalOf(ctx: TxCtx, intent: LoadedIntent, payment: Payment): Promise<string | null> {
  const kind = paymentKindOf(ctx, intent)
  const takenBack = await ctx.db.paymentEffect.findFirst({
    where: { paymentId: payment.id, type: 'taken_back' },
    orderBy: { number: 'desc' },
  })
  if (takenBack) {
    if (kind.restore) return kind.restore(ctx, intent, takenBack.createdAt)
    await kind.grant(ctx, intent, payment)
    return null
  }
  const approvedAt = payment.approvedAt ?? payment.providerUpdatedAt
  const isLate = approvedAt.getTime() > intent.expiresAt.getTime() + leewayMs
  return isLate ? 'late' : kind.grant(ctx, intent, payment)
}

async function takeBack(ctx: TxCtx, intent: LoadedIntent, payment: Payment): Promise<void> {
  await paymentKindOf(ctx, intent).takeBack(ctx, intent)
  await addEffect(ctx, intent.id, payment.id, 'taken_back')
  await ctx.db.paymentIntent.update({
    where: { id: intent.id },
    data: { status: 'returned', effectPaymentId: null },
  })
}

/**
 * Records an effect under the next number. The database rejects a gap, and a grant that does not follow a revocation.
 */
async function addEffect(
  ctx: TxCtx,
  intentId: string,
  paymentId: string,
  type: 'granted' | 'taken_back',
): Promise<void> {
  const number = (await ctx.db.paymentEffect.count({ where: { intentId } })) + 1
  await ctx.db.paymentEffect.create({
    data: { intentId, number, type, paymentId, createdAt: ctx.clock.now() },
  })
}

/** Schedules the next check, even for a paid intent while its page is open, because the payer may pay there twice. */
async function scheduleCheck(ctx: TxCtx, intent: LoadedIntent): Promise<void> {
  const isUnderWay =
    intent.payments.some(({ status }) => isOpenStatus(status)) ||
    (await findUnread(ctx.db, [intent.id])) !== null
  const nextCheckAt = nextCheckOf(ctx.clock.now(), intent, isUnderWay)
  await ctx.db.paymentIntent.update({ where: { id: intent.id }, data: { nextCheckAt } })
  if (nextCheckAt) return
  await ctx.db.paymentIntent.updateMany({
    where: { id: intent.id, status: 'open' },
    data: { status: 'expired' },
  })
}
