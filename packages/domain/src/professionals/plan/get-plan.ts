import { limits } from '@oficio/contracts/limits'
import { unitsFor } from '@oficio/contracts/professionals/monthly-price'
import type { TrialStatus } from '@oficio/contracts/professionals/plan/endpoints'
import type { PlanPage, SubscriptionView } from '@oficio/contracts/professionals/plan/page'
import type { Professional } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { addDays } from '../../kernel/time/days'
import { failedCharge } from '../../subscriptions/charges/charge-state'
import { viewCharges } from '../../subscriptions/charges/view-charge'
import { refreshPending } from '../../subscriptions/order/refresh-pending'
import { usualPayerEmail } from '../../subscriptions/order/usual-payer-email'
import { findResumed, type Resumption } from '../../subscriptions/standing/find-resumed'
import {
  type LoadedSubscription,
  loadSubscriptions,
  type SubjectStanding,
  summarise,
} from '../../subscriptions/standing/subject-standing'
import { kindOf } from '../../subscriptions/subscription-kind'
import { visibleProfessional } from '../own-professional'
import { viewTrialStatus } from './get-trial-status'
import { type PlanFacts, planState } from './plan-state'
import { professionalSubject } from './professional-subject'

/**
 * Returns the page of a professional's subscription: the caller's own, or any for an admin. Throws forbidden,
 * not_found.
 */
export async function getPlan(
  ctx: Ctx,
  actor: Actor,
  input: { professionalId?: string | undefined } = {},
): Promise<PlanPage> {
  const professional = await visibleProfessional(ctx.db, actor, input.professionalId)
  await refreshPending(ctx, professionalSubject(professional.id))
  return viewPlanPage(ctx, professional)
}

/** Returns the same page from stored data, without calling the provider. Call it only for callers who may see it. */
export async function viewPlanPage(ctx: Ctx, professional: Professional): Promise<PlanPage> {
  const subject = professionalSubject(professional.id)
  const ofSubject = await loadSubscriptions(ctx.db, { ...subject, subjectIds: [subject.subjectId] })
  const standing = summarise(ofSubject, ctx.clock.now())
  const { subscription, until, isInReview, refusedSubscription } = standing
  const { userId } = professional
  const { email } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  const { historyTitle } = kindOf(ctx, subject)
  const status = await viewTrialStatus(ctx, professional)
  const facts: PlanFacts = {
    status,
    canSubscribe: professional.status === 'approved',
    isHeld: professional.status === 'suspended',
    hasHeldCharge: isInReview,
    isRenewalPending: isRenewalPending(standing),
    accessUntil: until?.toISOString() ?? null,
    subscription: subscription && viewSubscription(ctx, subscription, await findResumed(ctx, standing)),
    isRefused: refusedSubscription !== null,
    payerEmail: await usualPayerEmail(ctx.db, subject, { userId, email }),
    charges: viewCharges(ofSubject, historyTitle),
    price: priceOf(standing, status),
  }
  return { ...facts, ...planState(facts) }
}

/** A running subscription keeps its price per rubro; a new subscription pays the current price. */
function priceOf({ running }: SubjectStanding, status: TrialStatus): PlanPage['price'] {
  if (running) return { units: running.units, unitPriceArs: running.unitPriceCentavos / 100 }
  const units = unitsFor(status.rubroCount)
  return { units, unitPriceArs: status.monthlyPriceArs / units }
}

const isRenewalPending = ({ live, liveStatus, subscription }: SubjectStanding): boolean =>
  liveStatus === 'pending' && live?.cancelReason === null && live.id !== subscription?.id

function viewSubscription(
  ctx: Ctx,
  subscription: LoadedSubscription,
  resumption: Resumption | null,
): SubscriptionView {
  const { cancelledAt, cancelReason, providerAmountCentavos, amountCentavos } = subscription
  const isAtOdds = providerAmountCentavos !== null && providerAmountCentavos !== amountCentavos
  return {
    id: subscription.id,
    payerEmail: subscription.payerEmail,
    amountArs: amountCentavos / 100,
    unitPriceArs: subscription.unitPriceCentavos / 100,
    unitsText: kindOf(ctx, subscription).unitsText(subscription.units),
    startedAt: (subscription.authorizedAt ?? subscription.createdAt).toISOString(),
    cancelledAt: cancelledAt?.toISOString() ?? null,
    isPaused: subscription.providerStatus === 'paused',
    resumption,
    isEnding: cancelledAt === null && cancelReason !== null,
    canCancel: cancelledAt === null && cancelReason === null,
    pendingAmount:
      isAtOdds && cancelledAt === null
        ? { currentArs: providerAmountCentavos / 100, nextArs: amountCentavos / 100 }
        : null,
    announcedPrice: announcedPrice(subscription),
    owed: owedBy(subscription),
  }
}

function announcedPrice(subscription: LoadedSubscription): SubscriptionView['announcedPrice'] {
  const { nextUnitPriceCentavos, nextUnitPriceFrom, units, cancelledAt } = subscription
  if (nextUnitPriceCentavos === null || nextUnitPriceFrom === null || cancelledAt) return null
  return {
    unitPriceArs: nextUnitPriceCentavos / 100,
    amountArs: (nextUnitPriceCentavos * units) / 100,
    from: nextUnitPriceFrom.toISOString(),
  }
}

function owedBy({
  charges,
  paidUntil,
  cancelledAt,
  cancelReason,
  providerStatus,
}: LoadedSubscription): SubscriptionView['owed'] {
  const failed = cancelledAt ? null : failedCharge(charges)
  if (!failed) return null
  const graceUntil = paidUntil && addDays(paidUntil, limits.graceDays)
  return {
    amountArs: failed.amountCentavos / 100,
    since: failed.debitAt.toISOString(),
    nextRetryAt: failed.nextRetryAt?.toISOString() ?? null,
    graceUntil: graceUntil?.toISOString() ?? null,
    mayBeRetried: failed.status === 'retrying' && providerStatus === 'authorized' && cancelReason === null,
  }
}
