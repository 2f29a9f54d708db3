import type { AdminCharge, AdminSubscription } from '@oficio/contracts/admin/payments/subscription'
import { AppError } from '@oficio/contracts/errors'
import type { Subscription, SubscriptionCharge, SubscriptionEvent } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { listAudit } from '../../kernel/audit/list-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { kindOf } from '../../subscriptions/subscription-kind'
import { listNotifications } from './list-notifications'
import { findRow } from './list-payments'
import { maskAnswer } from './mask-answer'
import { viewPayments } from './view-payments'

/** Returns everything known about one subscription. Throws not_found. */
export async function getAdminSubscription(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<AdminSubscription> {
  requireAdmin(actor)
  const [row, subscription] = await Promise.all([
    findRow(ctx, 'subscriptions', id),
    ctx.db.subscription.findUnique({
      where: { id },
      include: { charges: { orderBy: { debitAt: 'desc' } }, events: { orderBy: { id: 'desc' } } },
    }),
  ])
  if (!row || !subscription) throw new AppError('not_found')
  const { charges, events } = subscription
  const payments = await viewPayments(ctx, { subscriptionId: id })
  const [notifications, audit] = await Promise.all([
    listNotifications(ctx, subscription, [
      { topic: 'subscription', ids: [subscription.providerId] },
      { topic: 'charge', ids: charges.map(({ providerId }) => providerId) },
      { topic: 'payment', ids: payments.map(({ providerId }) => providerId) },
    ]),
    listAudit(ctx, [
      subscriptionSubject(id),
      kindOf(ctx, subscription).auditSubject(subscription.subjectId),
      ...payments.map((payment) => auditSubject('payment', payment.id)),
    ]),
  ])
  return {
    ...viewSubscription(subscription),
    kindText: kindOf(ctx, subscription).chargeTitle,
    charges: charges.map(viewCharge),
    events: events.map(viewEvent),
    payer: row.payer,
    subject: { type: subscription.subjectType, id: subscription.subjectId },
    payments,
    notifications,
    audit,
  }
}

/** Returns the subject of audit entries about a subscription. */
export const subscriptionSubject = (id: string) => auditSubject('subscription', id)

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null
const pesos = (centavos: number | null): number | null => (centavos === null ? null : centavos / 100)

const viewSubscription = (subscription: Subscription) => ({
  id: subscription.id,
  status: subscription.status,
  amountArs: subscription.amountCentavos / 100,
  unitPriceArs: subscription.unitPriceCentavos / 100,
  units: subscription.units,
  providerAmountArs: pesos(subscription.providerAmountCentavos),
  nextUnitPriceArs: pesos(subscription.nextUnitPriceCentavos),
  nextUnitPriceFrom: iso(subscription.nextUnitPriceFrom),
  providerId: subscription.providerId,
  providerStatus: subscription.providerStatus,
  createdAt: subscription.createdAt.toISOString(),
  authorizedAt: iso(subscription.authorizedAt),
  paidUntil: iso(subscription.paidUntil),
  nextChargeAt: iso(subscription.nextChargeAt),
  nextCheckAt: iso(subscription.nextCheckAt),
  cancelledAt: iso(subscription.cancelledAt),
  cancelReason: subscription.cancelReason,
  termsVersion: subscription.termsVersion,
  isLive: subscription.cancelledAt === null && subscription.cancelReason === null,
})

const viewCharge = (charge: SubscriptionCharge): AdminCharge => ({
  id: charge.id,
  providerId: charge.providerId,
  status: charge.status,
  paymentStatus: charge.paymentStatus,
  paymentProviderId: charge.paymentProviderId,
  amountArs: charge.amountCentavos / 100,
  debitAt: charge.debitAt.toISOString(),
  retryAttempt: charge.retryAttempt,
  nextRetryAt: iso(charge.nextRetryAt),
  paidUntil: iso(charge.paidUntil),
  raw: maskAnswer(charge.raw),
})

const viewEvent = ({ id, type, fromStatus, toStatus, data, createdAt }: SubscriptionEvent) => ({
  id,
  type,
  fromStatus,
  toStatus,
  // Written only by recordSubscriptionEvent, whose data is an object.
  data: data as Record<string, unknown>,
  createdAt: createdAt.toISOString(),
})
