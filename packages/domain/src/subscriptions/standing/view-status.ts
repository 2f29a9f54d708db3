import { type SubscriptionStatus, subscriptionStandingTexts } from '@oficio/contracts/subscriptions/endpoints'
import type { Ctx } from '../../kernel/ctx'
import { kindOf, type Subject } from '../subscription-kind'
import { type SubjectStanding, subjectStanding } from './subject-standing'

/**
 * Returns the standing of a subject's subscription in the words of its kind. Call it only for a viewer who may see it.
 */
export async function viewSubscriptionStatus(ctx: Ctx, subject: Subject): Promise<SubscriptionStatus> {
  const kind = kindOf(ctx, subject)
  if (kind.viewStatus) return kind.viewStatus(ctx, subject.subjectId)
  const [standing, unitPriceArs, units] = await Promise.all([
    subjectStanding(ctx.db, subject, ctx.clock.now()),
    kind.unitPriceArs(ctx, subject.subjectId),
    kind.unitsOf(ctx.db, subject.subjectId),
  ])
  return statusOf(standing, unitPriceArs * units)
}

/** Returns the status of a subscription of any kind. `priceOfDayArs` is the monthly price of a new one. */
export function statusOf(standing: SubjectStanding, priceOfDayArs: number): SubscriptionStatus {
  const { live, running, status, isInReview } = standing
  return {
    status,
    message: isInReview ? reviewText : subscriptionStandingTexts[status],
    hasPaymentMethod: live?.providerStatus === 'authorized',
    preapprovalUrl: linkOf(standing, priceOfDayArs),
    // A new subscription uses the current prices.
    monthlyPriceArs: running ? running.amountCentavos / 100 : priceOfDayArs,
    nextChargeAt: standing.nextChargeAt?.toISOString() ?? null,
    paidUntil: standing.paidUntil?.toISOString() ?? null,
  }
}

/** Shown while an admin reviews money: nothing failed, and nothing is to be paid again. */
export const reviewText = 'Estamos revisando un cobro de tu suscripción. No pagues de nuevo.'

/** Returns the provider's page of a subscription if its payer must act there; null otherwise. */
function linkOf({ live, liveStatus, isInReview }: SubjectStanding, priceOfDayArs: number): string | null {
  if (isInReview) return null
  if (!live || live.cancelReason || live.providerStatus === 'paused' || liveStatus === 'active') return null
  // The page charges another amount than shown here: the order is being replaced.
  if (liveStatus === 'pending' && live.providerAmountCentavos !== priceOfDayArs * 100) return null
  return live.checkoutUrl
}
