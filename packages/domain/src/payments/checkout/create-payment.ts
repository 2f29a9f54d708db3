import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { texts } from '@oficio/contracts/texts'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import type { CheckoutAnswer } from './open-checkout'

/**
 * Starts a payment for something that exists already. Amount and subject are the site's to say. Throws what the kind
 * throws, validation_failed where the call means none.
 */
export async function createPayment(
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof createPaymentEndpoint>,
): Promise<CheckoutAnswer> {
  for (const kind of ctx.registry.paymentKinds) {
    const started = kind.start?.(ctx, actor, input)
    if (started) return started
  }
  throw new AppError('validation_failed', { fields: { metadata: texts.unexpected } })
}
