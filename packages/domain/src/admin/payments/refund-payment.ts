import type { refundPaymentEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { lockIntent } from '../../payments/ledger/lock-intent'
import { requestRefund } from '../../payments/ledger/request-refund'
import { lockSubscription } from '../../subscriptions/lock-subscription'
import { leftToRefund } from './left-to-refund'

type Input = InputOf<typeof refundPaymentEndpoint>

/**
 * Refunds an approved payment as an admin, in whole or in part, with a reason. Compares the remaining amount with the
 * amount that the admin saw, so that a second click or a second admin is refused. Throws payment_not_found,
 * not_refundable, refund_outdated, validation_failed.
 */
export async function refundPayment(ctx: Ctx, actor: Actor, input: Input): Promise<{ success: true }> {
  const { userId: adminId } = requireAdmin(actor)
  await ctx.transaction(async (ctx) => {
    const payment = await lockPaymentOf(ctx.db, input)
    const remainingCentavos = leftToRefund(payment, payment.refunds)
    if (remainingCentavos === 0) throw new AppError('not_refundable')
    if (remainingCentavos !== Math.round(input.leftArs * 100)) throw new AppError('refund_outdated')
    const amountCentavos =
      input.amountArs === undefined ? remainingCentavos : Math.round(input.amountArs * 100)
    if (amountCentavos > remainingCentavos)
      throw new AppError('validation_failed', { fields: { amountArs: 'Es más de lo que queda del pago.' } })
    const isRequested = await requestRefund(ctx, {
      paymentId: payment.id,
      reason: 'admin',
      note: input.reason,
      adminId,
      // A refund of the whole remainder is requested without an amount, because the provider's remainder may differ by
      // then.
      ...(amountCentavos < remainingCentavos && { amountCentavos }),
    })
    if (!isRequested) throw new AppError('not_refundable')
  })
  return { success: true }
}

/** Locks the intent or subscription of a payment, so that the second of two concurrent decisions sees the first. */
async function lockPaymentOf(tx: Tx, { id, paymentId }: Input) {
  const owner = (await lockIntent(tx, id)) ?? (await lockSubscription(tx, id))
  const payment = await tx.payment.findUnique({ where: { id: paymentId }, include: { refunds: true } })
  if (!owner || !payment || (payment.intentId ?? payment.subscriptionId) !== id)
    throw new AppError('payment_not_found')
  return payment
}
