import type { AdminIntent } from '@oficio/contracts/admin/payments/intent'
import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { listAudit } from '../../kernel/audit/list-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { findPaymentKind, paymentTitleOf } from '../../payments/payment-kind'
import { listNotifications } from './list-notifications'
import { findRow } from './list-payments'
import { viewPayments } from './view-payments'

/** Returns everything known about one payment intent. Throws payment_not_found. */
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
  const [notifications, audit, subjectLink] = await Promise.all([
    listNotifications(ctx, intent, [{ topic: 'payment', ids: providerIds }]),
    listAudit(ctx, [intentSubject(id), ...payments.map((payment) => auditSubject('payment', payment.id))]),
    findPaymentKind(ctx, intent.kind)?.adminSubject?.(ctx, intent) ?? null,
  ])
  return {
    id,
    kind: intent.kind,
    kindText: paymentTitleOf(ctx, intent.kind),
    status: row.status,
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
    subject: { type: intent.subjectType, id: intent.subjectId },
    subjectLink,
    payments,
    notifications,
    audit,
  }
}

/** Returns the subject of audit entries about an intent. */
export const intentSubject = (id: string) => auditSubject('payment-intent', id)
