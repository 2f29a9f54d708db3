import type { syncIntentEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import type { SyncChange } from '@oficio/contracts/admin/payments/intent'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import type { Ctx } from '../../kernel/ctx'
import { atProvider } from '../../kernel/provider-key'
import { checkIntent } from '../../payments/checkout/check-intents'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { intentSubject } from './get-admin-payment'
import { findChangesCausedBy, readIntentState } from './state-changes'

/**
 * Syncs an intent, or one of its payments, from the provider for an admin. Returns the changes. Throws
 * payment_not_found, and the port's errors.
 */
export async function syncIntent(
  ctx: Ctx,
  actor: Actor,
  { id, paymentId }: InputOf<typeof syncIntentEndpoint>,
): Promise<{ changes: SyncChange[] }> {
  const { userId: adminId } = requireAdmin(actor)
  const intent = await ctx.db.paymentIntent.findUnique({ where: { id }, include: { payments: true } })
  const payment = intent?.payments.find((candidate) => candidate.id === paymentId)
  if (!intent || (paymentId && !payment)) throw new AppError('payment_not_found')
  const ask = () =>
    payment
      ? fetchPayment(atProvider(ctx, payment), payment.providerId, 'admin')
      : checkIntent(ctx, id, 'admin')
  const changes = await findChangesCausedBy(() => readIntentState(ctx, id), ask)
  await ctx.transaction((ctx) =>
    recordAudit(ctx, {
      adminId,
      action: 'payment-synced',
      subject: intentSubject(id),
      data: { providerId: payment?.providerId ?? null, changes },
    }),
  )
  return { changes }
}
