import type { PlanPage, PlanState, SubscriptionView } from '@oficio/contracts/professionals/plan/page'
import type { SubscriptionStanding } from '@oficio/contracts/subscriptions/endpoints'

/** A professional's plan as the components use it: the page's data without nesting. */
export interface PlanView extends PlanState {
  status: SubscriptionStanding
  /** Whether the subscription currently allows opening leads. */
  hasAccess: boolean
  /** When the access ends if nothing changes. Null without access. */
  accessUntil: string | null
  freeLeads: { remaining: number; total: number }
  monthlyPriceArs: number
  /** The number of rubros, and the price of each. */
  units: number
  unitPriceArs: number
  nextChargeAt: string | null
  paidUntil: string | null
  /** The page at the provider where the professional must act, or null if there is nothing to do. */
  providerUrl: string | null
  subscription: SubscriptionView | null
  /** The email address of the Mercado Pago account entered last, else the professional's own. */
  payerEmail: string
  /** Whether the account is suspended. The plan can then not be changed. */
  isHeld: boolean
  /** Whether the team must review a charge. */
  hasHeldCharge: boolean
}

/** Returns the plan in the page's data. */
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
