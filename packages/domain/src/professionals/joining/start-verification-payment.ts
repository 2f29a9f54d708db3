import { AppError } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import { verificationFeeKind, verificationFeeSubject } from '@oficio/contracts/professionals/verification-fee'
import { serverLimits } from '@oficio/contracts/server-limits'
import { addHours } from 'date-fns'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import type { CheckoutAnswer } from '../../payments/checkout/open-checkout'
import { type CheckoutInput, startCheckout } from '../../payments/checkout/start-checkout'
import { lockProfessional } from '../lock-professional'
import { ownProfessional, withMail } from '../own-professional'

/**
 * Starts the verification payment of the caller's professional account. While a payment page is open, returns that
 * page. Throws nothing_to_pay unless the account waits for the payment, payment_held, payment_in_review, price_changed,
 * forbidden, and the errors of the port.
 */
export async function startVerificationPayment(
  ctx: Ctx,
  actor: Actor,
  { amount }: CheckoutInput,
): Promise<CheckoutAnswer> {
  return startCheckout(ctx, actor, {
    kind: verificationFeeKind,
    amount,
    async order(ctx) {
      const { id, user } = await ownProfessional(ctx.db, actor, withMail)
      const professional = await lockProfessional(ctx.db, id)
      if (professional.status !== 'pending_payment') throw new AppError('nothing_to_pay')
      return {
        subject: { type: verificationFeeSubject, id: professional.id },
        payerEmail: user.email,
        returnPath: paths.registrationPayment(),
        expiresAt: addHours(ctx.clock.now(), serverLimits.verificationCheckoutHours),
      }
    },
  })
}
