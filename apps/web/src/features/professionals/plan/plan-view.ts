import type { PlanPage, PlanState, SubscriptionView } from '@oficio/contracts/professionals/plan/page'
import type { SubscriptionStanding } from '@oficio/contracts/subscriptions/endpoints'

/** What the site says of a professional's plan, in one flat piece. */
export interface PlanView extends PlanState {
  status: SubscriptionStanding
  /** Leads may be opened by subscription. */
  hasAccess: boolean
  /** Until when, if nothing more happens. */
  accessUntil: string | null
  freeLeads: { remaining: number; total: number }
  monthlyPriceArs: number
  /** What that is made of: so many rubros, at so much each. */
  units: number
  unitPriceArs: number
  nextChargeAt: string | null
  paidUntil: string | null
  /** Where to see to it at the provider; null when there is nothing to do there. */
  providerUrl: string | null
  subscription: SubscriptionView | null
  /** The mail of the Mercado Pago account that was given last; the professional's own without one. */
  payerEmail: string
  /** The account is suspended: what can be done about it is not done here. */
  isHeld: boolean
  /** Money of a charge waits for a person to look at it. */
  hasHeldCharge: boolean
}

export function planOf(page: PlanPage): PlanView {
  const { status: trial, price, canSubscribe, isRenewalPending, isRefused, charges, ...rest } = page
  const { status, monthlyPriceArs } = trial
  return {
    status,
    ...rest,
    hasAccess: rest.accessUntil !== null,
    freeLeads: { remaining: trial.remainingRequests, total: trial.totalRequests },
    monthlyPriceArs,
    ...price,
    nextChargeAt: trial.nextChargeAt,
    paidUntil: trial.paidUntil,
    providerUrl: trial.preapprovalUrl,
  }
}
