import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { id } from '@oficio/contracts/fields'
import type { verifyReturnEndpoint } from '@oficio/contracts/payments/endpoints'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findPayment } from './find-payment'
import { isPaymentId } from './provider-id'

/** The provider writes what it does not have as the word 'null'. */
const presentValue = (value: string | undefined) =>
  value === undefined || value === 'null' ? undefined : value

/**
 * Tells the payer who comes back from the provider what became of the payment. Our own id counts only where the
 * provider gave none of its own. Throws payment_not_found, also when no id came back, and what the port throws.
 */
export async function verifyReturn(
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof verifyReturnEndpoint>,
): Promise<{ payment: PaymentView }> {
  const paymentId = presentValue(input.payment_id)
  const key = {
    paymentId: paymentId && isPaymentId(paymentId) ? paymentId : undefined,
    checkoutId: presentValue(input.preference_id),
  }
  if (key.paymentId || key.checkoutId) return { payment: await findPayment(ctx, actor, key) }
  const intentId = id.safeParse(input.external_reference)
  if (!intentId.success) throw new AppError('payment_not_found')
  return { payment: await findPayment(ctx, actor, { intentId: intentId.data }) }
}
