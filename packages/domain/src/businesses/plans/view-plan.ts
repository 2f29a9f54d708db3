import type { OwnPlan, PayWay } from '@oficio/contracts/businesses/own-plan'
import type { SubscriptionStanding } from '@oficio/contracts/subscriptions/endpoints'
import type { Business } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { usualPayerEmail } from '../../subscriptions/order/usual-payer-email'
import { findResumed } from '../../subscriptions/standing/find-resumed'
import {
  type LoadedSubscription,
  type SubjectStanding,
  subjectStanding,
} from '../../subscriptions/standing/subject-standing'
import { businessSubject } from '../business-subject'
import { isIncomplete } from '../is-incomplete'
import { currentPlan, nextPlanOf } from './chosen-plan'
import { isFree } from './paid-state'
import { planMoveOf } from './plan-move'
import { costOf, planPrices } from './plan-prices'
import { planRefusal } from './plan-refusal'

/** Returns the plan of a business for its owner. Does not check access: the caller must have checked it. */
export async function viewPlan(ctx: Ctx, business: Business): Promise<OwnPlan> {
  const standing = await subjectStanding(ctx.db, businessSubject(business.id), ctx.clock.now())
  const { status, live, running, until, isInReview, refusedSubscription } = standing
  // A job stores the effect of a charge later. Computes it here too, so that a visible charge already shows its plan.
  const move = await planMoveOf(ctx.db, business, standing)
  const current = move?.has ?? (await currentPlan(ctx.db, business))
  const next = move ? move.next : nextPlanOf(business)
  const ordered = next ?? current
  const resumption = await findResumed(ctx, standing)
  const prices = await planPrices(ctx, { ordered, running })
  // While access continues, the owner can only wait for the charge.
  const payWay = resumption && status === 'past_due' ? null : payWayOf(business, standing)
  return {
    ...current,
    // A waiting plan never begins when no charge will follow.
    next: live && !live.cancelReason ? next : null,
    ordered,
    status,
    monthlyPriceArs: running ? running.amountCentavos / 100 : costOf(ordered, prices),
    prices,
    // Also null before the provider has confirmed the pause, because the pause was already requested.
    nextChargeAt: business.pausedAt ? null : (standing.nextChargeAt?.toISOString() ?? null),
    paidUntil: standing.paidUntil?.toISOString() ?? null,
    accessUntil: until?.toISOString() ?? null,
    isRunning: running !== null,
    isPaused: running?.providerStatus === 'paused',
    canCancel: canCancel(live),
    isInReview,
    isFree: isFree(business),
    resumed: resumption,
    announced: announcedPrice(running),
    payWay,
    asksForPayer: payWay === 'subscribe' || (payWay === 'reactivate' && isOver(standing)),
    payerEmail: await payerEmailOf(ctx, business),
    isRefused: refusedSubscription !== null && (status === 'none' || status === 'cancelled'),
  }
}

const canCancel = (live: LoadedSubscription | null): boolean =>
  live !== null && live.authorizedAt !== null && live.cancelReason === null && live.cancelledAt === null

function announcedPrice(running: LoadedSubscription | null): OwnPlan['announced'] {
  if (!running?.nextUnitPriceCentavos || !running.nextUnitPriceFrom) return null
  return {
    monthlyPriceArs: (running.nextUnitPriceCentavos * running.units) / 100,
    from: running.nextUnitPriceFrom.toISOString(),
  }
}

/**
 * Returns whether the subscription will never be charged again: it is suspended and not merely paused. Paying then ends
 * it and starts another.
 */
const isOver = ({ status, running }: SubjectStanding): boolean =>
  status === 'suspended' && running?.providerStatus !== 'paused'

async function payerEmailOf({ db }: Ctx, { id, userId }: Business): Promise<string> {
  const owner = userId && (await db.user.findUnique({ where: { id: userId }, select: { email: true } }))
  return owner ? usualPayerEmail(db, businessSubject(id), { userId, email: owner.email }) : ''
}

const reactivatableStandings: readonly SubscriptionStanding[] = ['suspended', 'past_due']

function payWayOf(business: Business, { status, isInReview, running }: SubjectStanding): PayWay | null {
  if (planRefusal(business.status) || isIncomplete(business) || isInReview) return null
  if (reactivatableStandings.includes(status)) return 'reactivate'
  return running || isFree(business) ? null : 'subscribe'
}
