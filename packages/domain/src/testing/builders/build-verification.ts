import { termsVersion } from '@oficio/contracts/legal'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import type { PaymentIntent } from '@oficio/db/generated/client'
import type { Ctx } from '../../context/ctx'

interface BuiltVerification {
  professionalId: string
  /** Now when left out. */
  paidAt?: Date
}

/** Stores the one-time verification charge of a professional's account, paid and in force. */
export async function buildVerification(
  ctx: Ctx,
  { professionalId, paidAt = ctx.clock.now() }: BuiltVerification,
): Promise<PaymentIntent> {
  const { userId, user } = await ctx.db.professional.findUniqueOrThrow({
    where: { id: professionalId },
    include: { user: { select: { email: true } } },
  })
  const amountCentavos = (await ctx.settings.get('verificationFeeArs')) * 100
  const id = ctx.ids.next()
  const paymentId = ctx.ids.next()
  await ctx.db.paymentIntent.create({
    data: {
      id,
      kind: 'verification',
      subjectType: 'professional',
      subjectId: professionalId,
      amountCentavos,
      userId,
      payerEmail: user.email,
      returnPath: paths.registrationPayment(),
      termsVersion,
      expiresAt: new Date(paidAt.getTime() + limits.verificationCheckoutHours * 3_600_000),
      createdAt: paidAt,
    },
  })
  await ctx.db.payment.create({
    data: {
      id: paymentId,
      // The provider's ids look like this.
      providerId: String(140_000_000_000 + Number.parseInt(paymentId.slice(-8), 16)),
      intentId: id,
      status: 'approved',
      statusDetail: 'accredited',
      amountCentavos,
      currency: 'ARS',
      methodId: 'account_money',
      providerCreatedAt: paidAt,
      approvedAt: paidAt,
      providerUpdatedAt: paidAt,
      createdAt: paidAt,
      syncedAt: paidAt,
    },
  })
  await ctx.db.paymentEffect.create({
    data: { intentId: id, number: 1, type: 'granted', paymentId, createdAt: paidAt },
  })
  return ctx.db.paymentIntent.update({ where: { id }, data: { status: 'paid', effectPaymentId: paymentId } })
}
