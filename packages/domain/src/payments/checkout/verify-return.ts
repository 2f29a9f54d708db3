import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { id } from '@oficio/contracts/fields'
import type { verifyReturnEndpoint } from '@oficio/contracts/payments/endpoints'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { atProvider } from '../../kernel/provider-key'
import { findPayment } from './find-payment'
import { isPaymentId } from './provider-id'

/** Returns undefined for the text 'null', which the provider sends for a missing value. */
const presentValue = (value: string | undefined) =>
  value === undefined || value === 'null' ? undefined : value

/**
 * Returns the payment of a payer who comes back from the provider. Our own id is used only if the provider sent none of
 * its ids. Throws payment_not_found, also without any id, and the port's errors.
 */
export async function verifyReturn(
  siteCtx: Ctx,
  actor: Actor,
  input: InputOf<typeof verifyReturnEndpoint>,
): Promise<{ payment: PaymentView }> {
  const intentId = id.safeParse(input.external_reference).data
  const ctx = await atProviderOf(siteCtx, intentId)
  const paymentId = presentValue(input.payment_id)
  const key = {
    paymentId: paymentId && isPaymentId(paymentId) ? paymentId : undefined,
    checkoutId: presentValue(input.preference_id),
  }
  if (key.paymentId || key.checkoutId) return { payment: await findPayment(ctx, actor, key) }
  if (intentId === undefined) throw new AppError('payment_not_found')
  return { payment: await findPayment(ctx, actor, { intentId }) }
}

/** The provider's ids are ids of the provider at which the intent is paid. */
async function atProviderOf(ctx: Ctx, intentId: string | undefined): Promise<Ctx> {
  const intent = intentId && (await ctx.db.paymentIntent.findUnique({ where: { id: intentId } }))
  return intent ? atProvider(ctx, intent) : ctx
}
