import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { texts } from '@oficio/contracts/texts'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { startVerificationPayment } from '../../professionals/joining/start-verification-payment'
import { startUrgencyOfRequest } from '../../service-requests/urgency/start-urgency-of-request'
import type { CheckoutAnswer } from './open-checkout'

/**
 * Starts a payment for something that exists already: a request of one's own that becomes urgent, or the verification
 * of a professional's account. Amount and subject are the site's to say. Throws what either of them throws.
 */
export async function createPayment(
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof createPaymentEndpoint>,
): Promise<CheckoutAnswer> {
  const { serviceRequestId, type } = input.metadata
  if (type === 'verification') return startVerificationPayment(ctx, actor, input)
  if (serviceRequestId) return startUrgencyOfRequest(ctx, actor, { ...input, requestId: serviceRequestId })
  throw new AppError('validation_failed', { fields: { 'metadata.serviceRequestId': texts.unexpected } })
}
