import type { PlanPage, PlanState, SubscribeWay } from '@oficio/contracts/professionals/plan/page'

/** The fields of the page without the derived fields of `PlanState`. */
export type PlanFacts = Omit<PlanPage, keyof PlanState>

/**
 * Returns the derived state of a plan: whether it is over, and what the professional can order (docs/product.md,
 * 'Subscribing').
 */
export function planState(facts: PlanFacts): PlanState {
  const { status: trial, subscription, charges, hasHeldCharge, isRefused, accessUntil } = facts
  const isEnding = subscription?.isEnding === true
  const isCancelled = trial.status === 'cancelled'
  const isOver = isCancelled || isEnding
  const isRenewing = isOver && leadsToRenewal(facts)
  // While a payment is held for review, a new subscription would be refused.
  const subscribeWay = hasHeldCharge ? null : wayOf(facts)
  return {
    isOver,
    isFirstChargeDeclined:
      (isRefused && accessUntil === null && (isCancelled || trial.status === 'none')) ||
      (isCancelled && trial.paidUntil === null && charges[0]?.state === 'declined'),
    isRenewing,
    subscribeWay,
    // If a renewal is already ordered, the page links to it instead.
    isOfferedAgain:
      isCancelled && !isEnding && subscribeWay !== null && !(isRenewing && facts.isRenewalPending),
  }
}

const leadsToRenewal = ({ accessUntil, isHeld, hasHeldCharge, status }: PlanFacts): boolean =>
  accessUntil !== null && !isHeld && !hasHeldCharge && status.preapprovalUrl !== null

function wayOf({ status: { status, remainingRequests } }: PlanFacts): SubscribeWay {
  if (status === 'suspended' || status === 'cancelled') return 'again'
  return remainingRequests > 0 ? 'subscribe' : 'afterTrial'
}
