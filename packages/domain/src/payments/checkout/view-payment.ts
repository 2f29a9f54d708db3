import { declineTexts } from '@oficio/contracts/payments/decline-texts'
import { returnReasonOf } from '@oficio/contracts/payments/refund-texts'
import { outcomeOfState, type PaymentState, type PaymentView } from '@oficio/contracts/payments/shapes'
import type { Payment, Refund } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import {
  faultOfPayment,
  mayPayAgain,
  paymentStateOf,
  paymentToShow,
  refundStateOf,
} from '../ledger/payment-state'
import { findUnread } from '../ledger/unread-payments'
import { paymentKindOf } from '../payment-kind'

/** All of the payment is to go back, the last decision first; also where the provider refuses and a person sees to it. */
const wholeRefunds = { where: { amountCentavos: null }, orderBy: { id: 'desc' as const } }

type ViewedPayment = Payment & { refunds: Refund[] }

/**
 * Returns an intent as its payer sees it, with the payment that matters most. Only call it for somebody who may see it.
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
  const { payments } = intent
  const inForce = payments.find(({ id }) => id === intent.effectPaymentId) ?? null
  const unread = await findUnread(ctx.db, [intentId])
  const isUnread = unread !== null
  const payment = paymentToShow(payments, { askedId: providerId, inForce, isUnread })
  const refund = payment?.refunds[0] ?? null
  const now = ctx.clock.now()
  // Whose money is held, goes back or may still come is not led to pay there again.
  const mayPay = intent.status === 'open' && intent.expiresAt > now && !isUnread && mayPayAgain(payments)
  const definition = paymentKindOf(ctx, intent)
  const isGoingBack = ((inForce ?? payment)?.refunds.length ?? 0) > 0
  const refundState = refundStateOf(payment, refund)
  const times = {
    createdAt: intent.createdAt.toISOString(),
    approvedAt: payment?.approvedAt?.toISOString() ?? null,
  }
  const { says, subject, isUsed } = await definition.view(ctx, actor, intent, times)
  const state = paymentStateOf({ intent, payment, isGoingBack, isUsed, isUnread, now })
  return {
    id: intent.id,
    kind: intent.kind,
    description: definition.title,
    says: { ...says, done: isGiven(state) ? says.done : null, over: mayPay ? says.over : null },
    amountArs: intent.amountCentavos / 100,
    intentStatus: intent.status,
    state,
    paymentId: payment?.providerId ?? (unread?.providerId || null),
    status: payment?.status ?? null,
    statusText: payment && statusTextOf(payment),
    outcome: outcomeOfState[state],
    charged: payment && chargedOf(payment),
    checkoutUrl: mayPay && says.over === null ? intent.checkoutUrl : null,
    expiresAt: intent.expiresAt.toISOString(),
    ...times,
    refundState,
    refundedAt: refund?.doneAt?.toISOString() ?? null,
    refundText: returnReasonOf(definition.returnReasons, refund?.reason ?? null)?.text ?? null,
    subject,
  }
}

const isGiven = (state: PaymentState): boolean => state === 'done' || state === 'unused'

const chargedOf = (payment: ViewedPayment): PaymentView['charged'] => ({
  amount: payment.amountCentavos / 100,
  currency: payment.currency,
  fault: faultOfPayment(payment),
})

function statusTextOf({ status, statusDetail }: ViewedPayment): string | null {
  return status === 'rejected' ? (declineTexts[statusDetail ?? ''] ?? declineTexts.other ?? null) : null
}
