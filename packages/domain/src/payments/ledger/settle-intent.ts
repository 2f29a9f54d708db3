import type { RefundReason } from '@oficio/contracts/payments/refund-texts'
import type { Tx } from '@oficio/db/client'
import type { Payment, PaymentIntent } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { nextCheckOf } from '../checkout/next-check'
import { paymentKindOf } from '../payment-kind'
import { requestRefund } from '../refunds/request-refund'
import { findUnread } from './unread-payments'

/** The clocks of provider and site differ a little. */
const leewayMs = 60_000

/**
 * Makes the effect of an intent agree with its payments: the first one that counts grants it, once; every other
 * approved one, and one that was approved too late, is given back; when the granting one goes back, so does the effect.
 * The caller holds the intent's lock. Running it again changes nothing.
 */
export async function settleIntent(ctx: Ctx, tx: Tx, intentId: string): Promise<void> {
  const intent = await tx.paymentIntent.findUniqueOrThrow({
    where: { id: intentId },
    include: { payments: { orderBy: [{ approvedAt: 'asc' }, { providerId: 'asc' }] } },
  })
  const granting = intent.payments.find(({ id }) => id === intent.effectPaymentId)
  if (granting && isGone(granting)) await takeBack(ctx, tx, intent, granting)
  const inForce = granting && !isGone(granting) ? granting : null
  const open = intent.payments.filter((payment) => isPaid(payment) && payment.id !== inForce?.id)
  let isGranted = inForce !== null
  for (const payment of open) {
    if (isGranted) await requestRefund(ctx, tx, { paymentId: payment.id, reason: 'second_payment' })
    else isGranted = await grantOrRefund(ctx, tx, intent, payment)
  }
  await scheduleCheck(ctx, tx, intent)
}

const isPaid = (payment: Payment): boolean => payment.status === 'approved' && payment.fault === null

/** The money is not ours any more. A claim that is still being discussed takes nothing back. */
const isGone = ({ status }: Payment): boolean => status === 'refunded' || status === 'charged_back'

type LoadedIntent = PaymentIntent & { payments: Payment[] }

async function grantOrRefund(ctx: Ctx, tx: Tx, intent: LoadedIntent, payment: Payment): Promise<boolean> {
  // One that was to go back does not grant any more, also when the provider refuses it: a person sees to that.
  const isGoingBack = await tx.refund.count({ where: { paymentId: payment.id, amountCentavos: null } })
  if (isGoingBack > 0) return false
  const refusal = await refusalOf(ctx, tx, intent, payment)
  if (refusal) {
    await requestRefund(ctx, tx, { paymentId: payment.id, reason: refusal })
    return false
  }
  await addEffect(ctx, tx, intent.id, payment.id, 'granted')
  await tx.paymentIntent.update({
    where: { id: intent.id },
    data: { status: 'paid', effectPaymentId: payment.id },
  })
  return true
}

/** Gives what was paid for, or returns why the money has to go back instead. */
async function refusalOf(
  ctx: Ctx,
  tx: Tx,
  intent: LoadedIntent,
  payment: Payment,
): Promise<RefundReason | null> {
  const granted = await tx.paymentEffect.count({ where: { paymentId: payment.id, type: 'granted' } })
  const approvedAt = payment.approvedAt ?? payment.providerUpdatedAt
  const isLate = approvedAt.getTime() > intent.expiresAt.getTime() + leewayMs
  if (granted === 0 && isLate) return 'late'
  const refusal = await paymentKindOf(ctx, intent).grant(ctx, tx, intent, payment)
  // It was earned before a dispute that the site has won, whatever became of its subject meanwhile.
  return granted > 0 ? null : refusal
}

async function takeBack(ctx: Ctx, tx: Tx, intent: LoadedIntent, payment: Payment): Promise<void> {
  await paymentKindOf(ctx, intent).takeBack(ctx, tx, intent)
  await addEffect(ctx, tx, intent.id, payment.id, 'taken_back')
  await tx.paymentIntent.update({
    where: { id: intent.id },
    data: { status: 'returned', effectPaymentId: null },
  })
}

/** The number is the next one; the database refuses a gap, and a grant that does not follow a taking back. */
async function addEffect(
  ctx: Ctx,
  tx: Tx,
  intentId: string,
  paymentId: string,
  type: 'granted' | 'taken_back',
): Promise<void> {
  const number = (await tx.paymentEffect.count({ where: { intentId } })) + 1
  await tx.paymentEffect.create({ data: { intentId, number, type, paymentId, createdAt: ctx.clock.now() } })
}

/** A paid one is asked about too while its page is open: somebody may pay there a second time. */
async function scheduleCheck(ctx: Ctx, tx: Tx, intent: LoadedIntent): Promise<void> {
  const isUnderWay =
    intent.payments.some(({ status }) => ['pending', 'in_process', 'authorized'].includes(status)) ||
    (await findUnread(tx, [intent.id])) !== null
  const nextCheckAt = nextCheckOf(ctx.clock.now(), intent, isUnderWay)
  await tx.paymentIntent.update({ where: { id: intent.id }, data: { nextCheckAt } })
  if (nextCheckAt) return
  await tx.paymentIntent.updateMany({ where: { id: intent.id, status: 'open' }, data: { status: 'expired' } })
}
