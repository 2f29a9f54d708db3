import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { z } from 'zod'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findPayment } from './find-payment'

/** Returns a payment by our id or by the provider's id. Throws payment_not_found and the port's errors. */
export async function getPayment(ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<PaymentView> {
  return findPayment(ctx, actor, z.uuid().safeParse(id).success ? { intentId: id } : { paymentId: id })
}
