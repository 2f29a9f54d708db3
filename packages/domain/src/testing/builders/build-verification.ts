import { paths } from '@oficio/contracts/paths'
import { verificationFeeKind, verificationFeeSubject } from '@oficio/contracts/professionals/verification-fee'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { PaymentIntent } from '@oficio/db/generated/client'
import { addHours } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { buildPayment } from './build-payment'

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
  const { intent } = await buildPayment(ctx, {
    methodId: 'account_money',
    intent: {
      kind: verificationFeeKind,
      subjectType: verificationFeeSubject,
      subjectId: professionalId,
      amountCentavos: (await ctx.settings.get('verificationFeeArs')) * 100,
      userId,
      payerEmail: user.email,
      returnPath: paths.registrationPayment(),
      expiresAt: addHours(paidAt, serverLimits.verificationCheckoutHours),
      createdAt: paidAt,
    },
  })
  return intent
}
