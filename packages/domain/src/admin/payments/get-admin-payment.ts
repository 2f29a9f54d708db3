import type { AdminIntent } from '@oficio/contracts/admin/payments/intent'
import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { listAudit } from '../../kernel/audit/list-audit'
import type { Ctx } from '../../kernel/ctx'
import { paymentTitleOf } from '../../payments/paid-for'
import { listNotifications } from './list-notifications'
import { findRow } from './list-payments'
import { viewPayments } from './view-payments'

/** Returns everything known of one intent. Throws payment_not_found. */
export async function getAdminPayment(ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<AdminIntent> {
  requireAdmin(actor)
  const [row, intent] = await Promise.all([
    findRow(ctx, 'intents', id),
    ctx.db.paymentIntent.findUnique({
      where: { id },
      include: { effects: { orderBy: { number: 'asc' }, include: { payment: true } } },
    }),
  ])
  if (!row || !intent) throw new AppError('payment_not_found')
  const payments = await viewPayments(ctx, { intentId: id })
  const providerIds = payments.map(({ providerId }) => providerId)
  const [notifications, audit, subject] = await Promise.all([
    listNotifications(ctx, [{ topic: 'payment', ids: providerIds }]),
    listAudit(ctx, [intentSubject(id), ...payments.map((payment) => `payment:${payment.id}`)]),
    subjectOf(ctx, intent),
  ])
  return {
    id,
    kind: intent.kind,
    kindText: paymentTitleOf(ctx, intent.kind),
    status: intent.status,
    amountArs: intent.amountCentavos / 100,
    checkoutId: intent.checkoutId,
    createdAt: intent.createdAt.toISOString(),
    expiresAt: intent.expiresAt.toISOString(),
    nextCheckAt: intent.nextCheckAt?.toISOString() ?? null,
    checks: intent.checks,
    termsVersion: intent.termsVersion,
    effects: intent.effects.map(({ number, type, payment, createdAt }) => ({
      number,
      type,
      providerId: payment.providerId,
      createdAt: createdAt.toISOString(),
    })),
    payer: row.payer,
    subject,
    payments,
    notifications,
    audit,
  }
}

/** How the record of decisions names an intent. */
export const intentSubject = (id: string): string => `payment-intent:${id}`

interface About {
  id: string
  subjectType: string
  subjectId: string
}

async function subjectOf(ctx: Ctx, { id, subjectType, subjectId }: About): Promise<AdminIntent['subject']> {
  const request = await ctx.db.serviceRequest.findFirst({
    where: subjectType === 'service_request' ? { id: subjectId } : { urgencyIntentId: id },
    select: { id: true, title: true },
  })
  return {
    type: subjectType,
    id: subjectId,
    requestId: request?.id ?? null,
    requestTitle: request?.title ?? null,
  }
}
