import type { AdminPayment, AdminRefund } from '@oficio/contracts/admin/payments/intent'
import { type ReturnReasons, returnReasonOf } from '@oficio/contracts/payments/refund-texts'
import type { Payment, PaymentEvent, Prisma, Refund } from '@oficio/db/generated/client'
import { namesOf } from '../../kernel/audit/list-audit'
import type { Ctx } from '../../kernel/ctx'
import { paidForOf } from '../../payments/paid-for'
import { leftToRefund } from './left-to-refund'
import { maskAnswer } from './mask-answer'

/** Returns payments with all their states and refunds, oldest first. */
export async function viewPayments(ctx: Ctx, where: Prisma.PaymentWhereInput): Promise<AdminPayment[]> {
  const payments = await ctx.db.payment.findMany({
    where,
    orderBy: { id: 'asc' },
    include: {
      events: { orderBy: [{ providerUpdatedAt: 'asc' }, { id: 'asc' }] },
      refunds: { orderBy: { id: 'asc' } },
    },
  })
  const names = await namesOf(
    ctx,
    payments.flatMap(({ refunds }) => refunds.map(({ requestedById }) => requestedById)),
  )
  const reasons = await Promise.all(payments.map((payment) => reasonsOf(ctx, payment)))
  return payments.map(({ events, refunds, ...payment }, position) => ({
    id: payment.id,
    providerId: payment.providerId,
    status: payment.status,
    statusDetail: payment.statusDetail,
    fault: payment.fault,
    amountArs: payment.amountCentavos / 100,
    refundedArs: payment.refundedCentavos / 100,
    leftArs: leftToRefund(payment, refunds) / 100,
    currency: payment.currency,
    methodId: payment.methodId,
    createdAt: payment.providerCreatedAt.toISOString(),
    approvedAt: payment.approvedAt?.toISOString() ?? null,
    syncedAt: payment.syncedAt.toISOString(),
    events: events.map(viewEvent),
    refunds: refunds.map((refund) => viewRefund(refund, names, reasons[position] ?? {})),
  }))
}

const viewEvent = (event: PaymentEvent): AdminPayment['events'][number] => ({
  id: event.id,
  status: event.status,
  statusDetail: event.statusDetail,
  refundedArs: event.refundedCentavos / 100,
  source: event.source,
  providerUpdatedAt: event.providerUpdatedAt.toISOString(),
  seenAt: event.seenAt.toISOString(),
  raw: maskAnswer(event.raw),
})

async function reasonsOf(ctx: Ctx, payment: Payment & { refunds: Refund[] }): Promise<ReturnReasons> {
  return payment.refunds.length === 0 ? {} : (await paidForOf(ctx, payment)).returnReasons
}

const viewRefund = (refund: Refund, names: Map<string, string>, reasons: ReturnReasons): AdminRefund => ({
  id: refund.id,
  amountArs: refund.amountCentavos === null ? null : refund.amountCentavos / 100,
  reason: refund.reason,
  reasonText: returnReasonOf(reasons, refund.reason)?.adminText ?? 'Otro',
  note: refund.note,
  requestedBy: refund.requestedById && (names.get(refund.requestedById) ?? refund.requestedById),
  // The provider has the refund but has neither made nor refused it yet.
  status: refund.status === 'requested' && refund.providerId ? 'processing' : refund.status,
  lastError: refund.lastError,
  createdAt: refund.createdAt.toISOString(),
  doneAt: refund.doneAt?.toISOString() ?? null,
})
