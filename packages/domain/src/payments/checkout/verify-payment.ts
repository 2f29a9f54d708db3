import type { ResponseOf } from '@oficio/contracts/endpoint'
import type { verifyPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { keyAt } from '../../kernel/provider-key'
import { findPayment } from './find-payment'

/**
 * Asks the provider for the payment and returns whether it was approved and had its effect. Throws payment_not_found,
 * provider_away, provider_refused, provider_denied.
 */
export async function verifyPayment(
  ctx: Ctx,
  actor: Actor,
  { paymentId }: { paymentId: string },
): Promise<ResponseOf<typeof verifyPaymentEndpoint>> {
  const payment = await findPayment(ctx, actor, { paymentId })
  // The payment must be the one in force, because a second payment or a payment of the wrong amount has no effect.
  const inForce = { id: payment.id, status: 'paid' as const, effectPayment: keyAt(ctx, paymentId) }
  const verified = payment.outcome === 'success' && (await ctx.db.paymentIntent.count({ where: inForce })) > 0
  return { verified, metadata: { type: payment.kind }, payment }
}
