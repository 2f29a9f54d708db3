import { AppError } from '@oficio/contracts/errors'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import type { Actor } from '../context/actor'
import type { Ctx } from '../context/ctx'
import { findPayment } from './find-payment'

/** The provider writes what it does not have as the word 'null'. */
const given = (value: string | undefined) => (value === undefined || value === 'null' ? undefined : value)

/**
 * Tells the payer who comes back from the provider what became of the payment. Throws payment_not_found, also when
 * neither id came back, and what the port throws.
 */
export async function verifyReturn(
  ctx: Ctx,
  actor: Actor,
  input: { preference_id?: string | undefined; payment_id?: string | undefined },
): Promise<{ payment: PaymentView }> {
  const key = { paymentId: given(input.payment_id), checkoutId: given(input.preference_id) }
  if (!key.paymentId && !key.checkoutId) throw new AppError('payment_not_found')
  return { payment: await findPayment(ctx, actor, key) }
}
