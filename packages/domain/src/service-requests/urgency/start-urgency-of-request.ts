import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { addMinutes } from 'date-fns'
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
import { lockOwnRequest } from '../viewer'
import { refuseOutsideHours } from './urgent-hours'

/**
 * Opens the page where the client pays to make their own pending request urgent; while one is open it answers the same
 * page. Throws request_not_found, already_urgent, urgency_over, transition_not_allowed, payment_held, payment_in_review,
 * urgent_closed, price_changed, and what the port throws.
 */
export async function startUrgencyOfRequest(
  ctx: Ctx,
  actor: Actor,
  { amount, return_url, requestId }: CheckoutInput & { requestId: string },
): Promise<CheckoutAnswer> {
  const feeArs = await agreedPriceArs(ctx, 'urgency_fee', amount)
  const intent = await ctx.transaction(async (ctx) => {
    const request = await lockOwnRequest(ctx, actor, requestId)
    // One request is made urgent once, also when its fee went back and nothing is urgent about it any more.
    if (request.urgencyIntentId !== null)
      throw new AppError(request.isUrgent ? 'already_urgent' : 'urgency_over')
    if (request.status !== 'pending') throw new AppError('transition_not_allowed')
    const now = ctx.clock.now()
    const ofRequest = { subjectType: 'service_request', subjectId: request.id }
    await refuseWhileInHand(ctx.db, ofRequest, now)
    await refuseOutsideHours(ctx)
    const open = await ctx.db.paymentIntent.findFirst({
      where: {
        ...ofRequest,
        ...isFreeToPay,
        status: 'open',
        amountCentavos: feeArs * 100,
        expiresAt: { gt: addMinutes(now, 10) },
      },
    })
    if (open) return open
    return insertIntent(ctx, actor, {
      kind: 'urgency_fee',
      subject: { type: 'service_request', id: request.id },
      amountCentavos: feeArs * 100,
      payerEmail: request.email,
      returnPath: safeReturnPath(return_url) ?? paths.paymentStatus(),
      expiresAt: addMinutes(now, limits.urgentCheckoutMinutes),
    })
  })
  return openCheckout(ctx, intent)
}
