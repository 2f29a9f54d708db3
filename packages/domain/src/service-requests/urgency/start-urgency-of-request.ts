import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { urgencyFeeKind, urgencyFeeSubjects } from '@oficio/contracts/service-requests/urgency-fee'
import { addMinutes } from 'date-fns'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import type { CheckoutAnswer } from '../../payments/checkout/open-checkout'
import { type CheckoutInput, startCheckout } from '../../payments/checkout/start-checkout'
import { lockOwnRequest } from '../viewer'
import { refuseOutsideHours } from './urgent-hours'

/**
 * Opens the checkout page on which clients pay to make their own pending request urgent. Returns the same page while
 * one is open. Throws request_not_found, already_urgent, urgency_over, transition_not_allowed, payment_held,
 * payment_in_review, urgent_closed, price_changed, and the errors of the payment port.
 */
export async function startUrgencyOfRequest(
  ctx: Ctx,
  actor: Actor,
  { amount, return_url, requestId }: CheckoutInput & { requestId: string },
): Promise<CheckoutAnswer> {
  return startCheckout(ctx, actor, {
    kind: urgencyFeeKind,
    amount,
    async order(ctx) {
      const request = await lockOwnRequest(ctx, actor, requestId)
      // A request can become urgent only once, even if its fee was refunded and it is not urgent any more.
      if (request.urgencyIntentId !== null)
        throw new AppError(request.isUrgent ? 'already_urgent' : 'urgency_over')
      if (request.status !== 'pending') throw new AppError('transition_not_allowed')
      return {
        subject: { type: urgencyFeeSubjects.request, id: request.id },
        beforePage: refuseOutsideHours,
        payerEmail: request.email,
        returnPath: safeReturnPath(return_url) ?? paths.paymentStatus(),
        expiresAt: addMinutes(ctx.clock.now(), limits.urgentCheckoutMinutes),
      }
    },
  })
}
