import { declineText } from '@oficio/contracts/payments/decline-texts'
import { returnReasonOf } from '@oficio/contracts/payments/refund-texts'
import { outcomeOfState, type PaymentState, type PaymentView } from '@oficio/contracts/payments/shapes'
import type { PaymentIntent } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import {
  attemptStateOf,
  faultOfPayment,
  mayPayAgain,
  paymentStateOf,
  refundStateOf,
} from '../ledger/payment-state'
import { paymentKindOf } from '../payment-kind'
import { type PickedPayment, pickPayment, type ViewedPayment, wholeRefunds } from './pick-payment'

/**
 * Returns an intent as its payer sees it. Shows the payment with the provider id `providerId`, or else the payment that
 * matters most. The caller must check that the viewer may see the intent.
 */
export async function viewPayment(
  ctx: Ctx,
  actor: Actor,
  intentId: string,
  providerId?: string,
): Promise<PaymentView> {
  const intent = await ctx.db.paymentIntent.findUniqueOrThrow({
    where: { id: intentId },
    include: { payments: { orderBy: { providerCreatedAt: 'desc' }, include: { refunds: wholeRefunds } } },
  })
  const pickedPayment = await pickPayment(ctx, intent, providerId)
  const { payment, isUnread } = pickedPayment
  const refund = payment?.refunds[0] ?? null
  const now = ctx.clock.now()
  // The payer is not sent to the payment page again if money is held, is being refunded or may still arrive.
  const mayPay =
    intent.status === 'open' && intent.expiresAt > now && !isUnread && mayPayAgain(intent.payments)
  const definition = paymentKindOf(ctx, intent)
  const createdAt = intent.createdAt.toISOString()
  // The benefit starts when the payment in force was approved, even if another payment is shown.
  const { says, subject, isUsed } = await definition.view(ctx, actor, intent, {
    createdAt,
    approvedAt: approvalOf(pickedPayment.inForce),
  })
  const { state, otherPayment } = statesOf(intent, pickedPayment, { isUsed, now })
  return {
    id: intent.id,
    kind: intent.kind,
    description: definition.title,
    says: {
      ...says,
      done: state === 'done' || state === 'unused' ? says.done : null,
      over: mayPay ? says.over : null,
    },
    amountArs: intent.amountCentavos / 100,
    intentStatus: intent.status,
    state,
    paymentId: pickedPayment.paymentId,
    status: payment?.status ?? null,
    statusText: payment && statusTextOf(payment),
    outcome: outcomeOfState[state],
    charged: payment && chargedOf(payment),
    checkoutUrl: mayPay && says.over === null ? intent.checkoutUrl : null,
    expiresAt: intent.expiresAt.toISOString(),
    createdAt,
    approvedAt: approvalOf(payment),
    refundState: refundStateOf(payment, refund),
    refundedAt: refund?.doneAt?.toISOString() ?? null,
    refundText: returnReasonOf(definition.returnReasons, refund?.reason ?? null)?.text ?? null,
    subject,
    otherPayment,
  }
}

const approvalOf = (payment: ViewedPayment | null) => payment?.approvedAt?.toISOString() ?? null

/** Returns the states of the payment to show and of the other payment, if any. */
function statesOf(
  intent: PaymentIntent,
  { payment, inForce, isForItself, isUnread, other }: PickedPayment,
  { isUsed, now }: { isUsed: boolean; now: Date },
) {
  const ofIntent = (main: ViewedPayment | null) =>
    paymentStateOf({ intent, payment: main, isGoingBack: isGoingBack(main), isUsed, isUnread, now })
  // An unreadable payment may have been approved.
  const ofItself = (attempt: ViewedPayment | null): PaymentState =>
    attempt ? attemptStateOf({ status: attempt.status, isGoingBack: isGoingBack(attempt) }) : 'under_review'
  const ofBeside = (other: ViewedPayment | null) =>
    other !== null && other === inForce ? ofIntent(other) : ofItself(other)
  return {
    state: isForItself ? ofItself(payment) : ofIntent(payment),
    otherPayment: other && {
      paymentId: other.paymentId,
      state: ofBeside(other.payment),
      approvedAt: approvalOf(other.payment),
    },
  }
}

const isGoingBack = (payment: ViewedPayment | null): boolean => (payment?.refunds.length ?? 0) > 0

const chargedOf = (payment: ViewedPayment): PaymentView['charged'] => ({
  amount: payment.amountCentavos / 100,
  currency: payment.currency,
  fault: faultOfPayment(payment),
})

function statusTextOf({ status, statusDetail }: ViewedPayment): string | null {
  return status === 'rejected' ? declineText(statusDetail) : null
}
