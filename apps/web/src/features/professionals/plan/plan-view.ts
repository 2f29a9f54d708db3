import type { SubscriptionPage, SubscriptionView } from '@oficio/contracts/professionals/plan'
import type { SubscriptionStanding } from '@oficio/contracts/subscriptions/endpoints'

/** What the site says of a professional's plan, in one flat piece. */
export interface PlanView {
  status: SubscriptionStanding
  /** Leads may be opened by subscription. */
  hasAccess: boolean
  /** Until when, if nothing more happens. */
  accessUntil: string | null
  freeLeads: { left: number; total: number }
  monthlyPriceArs: number
  /** What that is made of: so many rubros, at so much each. */
  units: number
  unitPriceArs: number
  nextChargeAt: string | null
  paidUntil: string | null
  /** Where to see to it at the provider; null when there is nothing to do there. */
  providerUrl: string | null
  /** The one that the status is about. */
  subscription: SubscriptionView | null
  /** It was cancelled, whether or not the provider has heard of it. */
  isOver: boolean
  /** The account is suspended: what can be done about it is not done here. */
  isHeld: boolean
  /** Money of a charge waits for a person to look at it. */
  hasHeldCharge: boolean
  /** Beside a cancelled one that still works, a new one waits to be authorised. */
  isRenewalPending: boolean
  /** The provider cancelled it because its first charge was declined. */
  isFirstChargeDeclined: boolean
}

export function planOf(page: SubscriptionPage): PlanView {
  const { status: trial, accessUntil, subscription, charges, price } = page
  const { isHeld, hasHeldCharge, isRenewalPending } = page
  const { status, monthlyPriceArs } = trial
  return {
    status,
    hasAccess: accessUntil !== null,
    accessUntil,
    freeLeads: { left: trial.remainingRequests, total: trial.totalRequests },
    monthlyPriceArs,
    ...price,
    nextChargeAt: trial.nextChargeAt,
    paidUntil: trial.paidUntil,
    providerUrl: trial.preapprovalUrl,
    subscription,
    isOver: status === 'cancelled' || subscription?.isEnding === true,
    isHeld,
    hasHeldCharge,
    isRenewalPending,
    isFirstChargeDeclined:
      status === 'cancelled' && trial.paidUntil === null && charges[0]?.state === 'declined',
  }
}
