import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { type createPaymentEndpoint, subjectOf } from '@oficio/contracts/payments/endpoints'
import { texts } from '@oficio/contracts/texts'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import type { CheckoutAnswer } from './open-checkout'

/**
 * Starts a payment for an existing subject; `metadata` in the request names the kind and the subject. The site alone
 * decides the amount. Throws the errors of the kind. Throws validation_failed without a valid kind or subject.
 */
export async function createPayment(
  ctx: Ctx,
  actor: Actor,
  { metadata, ...input }: InputOf<typeof createPaymentEndpoint>,
): Promise<CheckoutAnswer> {
  const { type, subjectId } = subjectOf(metadata)
  const kind = ctx.registry.paymentKinds.find((definition) => definition.kind === type)
  const started = kind?.start?.(ctx, actor, { ...input, subjectId })
  if (started) return started
  throw new AppError('validation_failed', { fields: { metadata: texts.unexpected } })
}
