import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { addHours, addMinutes } from 'date-fns'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import {
  agreedPriceArs,
  type CheckoutAnswer,
  type CheckoutInput,
  insertIntent,
  openCheckout,
} from '../../payments/checkout/open-checkout'
import { isFreeToPay, refuseWhileInHand } from '../../payments/checkout/payment-in-hand'
import { lockProfessional } from '../lock-professional'
import { ownProfessional, withMail } from '../own-professional'

/**
 * Starts the verification charge of the caller's professional account; while one is open it answers the same page.
 * Throws nothing_to_pay unless the account waits for it, payment_held, payment_in_review, price_changed, forbidden, and
 * what the port throws.
 */
export async function startVerificationPayment(
  ctx: Ctx,
  actor: Actor,
  { amount }: CheckoutInput,
): Promise<CheckoutAnswer> {
  const feeArs = await agreedPriceArs(ctx, 'verification', amount)
  const intent = await ctx.transaction(async (ctx) => {
    const { id, user } = await ownProfessional(ctx.db, actor, withMail)
    // Two clicks pass one after the other, and the second finds the page of the first.
    const professional = await lockProfessional(ctx.db, id)
    if (professional.status !== 'pending_payment') throw new AppError('nothing_to_pay')
    const now = ctx.clock.now()
    const ofAccount = { kind: 'verification', subjectId: professional.id }
    await refuseWhileInHand(ctx.db, ofAccount, now)
    const open = await ctx.db.paymentIntent.findFirst({
      where: {
        ...ofAccount,
        ...isFreeToPay,
        status: 'open',
        // Enough time to pay has to be left.
        expiresAt: { gt: addMinutes(now, 10) },
        amountCentavos: feeArs * 100,
      },
    })
    if (open) return open
    return insertIntent(ctx, actor, {
      kind: 'verification',
      subject: { type: 'professional', id: professional.id },
      amountCentavos: feeArs * 100,
      payerEmail: user.email,
      returnPath: paths.registrationPayment(),
      expiresAt: addHours(now, limits.verificationCheckoutHours),
    })
  })
  return openCheckout(ctx, intent)
}
