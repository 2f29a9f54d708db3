import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { texts } from '@oficio/contracts/texts'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import type { CheckoutAnswer } from './open-checkout'

/**
 * Starts a payment for something that exists already, like a request of one's own that becomes urgent. Amount and
 * subject are the site's to say. Throws what the kind throws, validation_failed where the call means none.
 */
export async function createPayment(
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof createPaymentEndpoint>,
): Promise<CheckoutAnswer> {
  const meant = ctx.registry.paymentKinds.find((kind) => kind.isMeant(input.metadata))
  if (meant) return meant.start(ctx, actor, input)
  throw new AppError('validation_failed', { fields: { 'metadata.serviceRequestId': texts.unexpected } })
}
