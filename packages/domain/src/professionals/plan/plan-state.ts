import type { PlanPage, PlanState, SubscribeWay } from '@oficio/contracts/professionals/plan/page'

/** All of the page but what follows from it. */
export type PlanFacts = Omit<PlanPage, keyof PlanState>

/** Returns what a plan comes to: whether it is over, and what of it can be ordered (docs/product.md, 'Subscribing'). */
export function planState(facts: PlanFacts): PlanState {
  const { status: trial, subscription, charges, hasHeldCharge, isRefused, accessUntil } = facts
  const isEnding = subscription?.isEnding === true
  const isCancelled = trial.status === 'cancelled'
  const isOver = isCancelled || isEnding
  const isRenewing = isOver && leadsToRenewal(facts)
  // While money waits for a person, a new subscription would only be refused.
  const subscribeWay = hasHeldCharge ? null : wayOf(facts)
  return {
    isOver,
    isFirstChargeDeclined:
      (isRefused && accessUntil === null && (isCancelled || trial.status === 'none')) ||
      (isCancelled && trial.paidUntil === null && charges[0]?.state === 'declined'),
    isRenewing,
    subscribeWay,
    // Where it was ordered already, the page leads on to that one.
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
