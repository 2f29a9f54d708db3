import { declineTexts } from '@oficio/contracts/payments/decline-texts'
import {
  outcomeOf,
  type PaymentKind,
  type PaymentView,
  paymentKindTexts,
} from '@oficio/contracts/payments/shapes'
import type { Payment, PaymentIntent } from '@oficio/db/generated/client'
import type { Ctx } from '../context/ctx'
import { trackingUrl } from '../service-requests/tracking-link'

/**
 * Returns an intent as its payer sees it, with the payment that matters most: the one asked for when it is of this
 * intent, else the one in force, else the last one. Only call it for somebody who may see it.
 */
export async function viewPayment(ctx: Ctx, intentId: string, providerId?: string): Promise<PaymentView> {
  const intent = await ctx.db.paymentIntent.findUniqueOrThrow({
    where: { id: intentId },
    include: { payments: { orderBy: { providerCreatedAt: 'desc' } } },
  })
  const { payments } = intent
  const payment =
    payments.find((one) => one.providerId === providerId) ??
    payments.find(({ id }) => id === intent.effectPaymentId) ??
    payments[0] ??
    null
  // Written only by insertIntent, whose type this is.
  const kind = intent.kind as PaymentKind
  const isOpen = intent.status === 'open' && intent.expiresAt > ctx.clock.now()
  return {
    id: intent.id,
    kind,
    description: paymentKindTexts[kind],
    amountArs: intent.amountCentavos / 100,
    intentStatus: intent.status,
    paymentId: payment?.providerId ?? null,
    status: payment?.status ?? null,
    statusText: payment && statusTextOf(payment),
    outcome: payment && outcomeOf(payment.status),
    checkoutUrl: isOpen ? intent.checkoutUrl : null,
    createdAt: intent.createdAt.toISOString(),
    approvedAt: payment?.approvedAt?.toISOString() ?? null,
    refundedAt: await refundedAt(ctx, payment),
    subject: await subjectOf(ctx, intent),
  }
}

function statusTextOf({ status, statusDetail }: Payment): string | null {
  return status === 'rejected' ? (declineTexts[statusDetail ?? ''] ?? declineTexts.other ?? null) : null
}

async function refundedAt(ctx: Ctx, payment: Payment | null): Promise<string | null> {
  if (!payment) return null
  const refund = await ctx.db.refund.findFirst({
    where: { paymentId: payment.id, amountCentavos: null, status: { not: 'refused' } },
  })
  return refund?.createdAt.toISOString() ?? null
}

async function subjectOf(ctx: Ctx, intent: PaymentIntent): Promise<PaymentView['subject']> {
  const request = await ctx.db.serviceRequest.findUnique({
    where:
      intent.subjectType === 'service_request' ? { id: intent.subjectId } : { urgencyIntentId: intent.id },
    select: { id: true, linkVersion: true },
  })
  return { requestId: request?.id ?? null, trackingUrl: request && trackingUrl(ctx, request) }
}
