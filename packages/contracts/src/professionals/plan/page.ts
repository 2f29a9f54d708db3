import type { ChargeView } from '../../subscriptions/charges'
import type { TrialStatus } from './endpoints'

/**
 * The call that starts a subscription: the first one, the first after the free leads were used, or one after an earlier
 * subscription.
 */
export type SubscribeWay = 'subscribe' | 'afterTrial' | 'again'

/** The fields that are derived from the rest of the page. */
export interface PlanState {
  /** The subscription is cancelled, even if the provider has not processed it yet. */
  isOver: boolean
  /** The provider ended the subscription before any payment, for example after declining the first charge. */
  isFirstChargeDeclined: boolean
  /** A newer subscription waits at the provider while a cancelled one still gives access. */
  isRenewing: boolean
  /** The call that starts a new subscription. Null if none can be started. */
  subscribeWay: SubscribeWay | null
  /** Another subscription can be ordered while a cancelled one still gives access. */
  isOfferedAgain: boolean
}

/** The data of the subscription page of a professional. */
export interface PlanPage extends PlanState {
  status: TrialStatus
  /** Whether the account is approved. Other accounts could not use a subscription. */
  canSubscribe: boolean
  /**
   * Whether the account is suspended. Its subscription is then on hold, and the only possible change is to cancel it.
   */
  isHeld: boolean
  /** A charge is held for a person to check. Nothing has to be paid until then. */
  hasHeldCharge: boolean
  /** A new subscription waits for authorisation while the paid month of a cancelled one runs. */
  isRenewalPending: boolean
  /** The end of access by subscription if nothing else happens. Null without access. */
  accessUntil: string | null
  /** The subscription that the status describes. Null if there was never one. */
  subscription: SubscriptionView | null
  /** Mercado Pago ended the newest subscription before any payment. */
  isRefused: boolean
  /** The mail of the Mercado Pago account that was entered last. Defaults to the professional's own mail. */
  payerEmail: string
  /** Charges of all subscriptions, newest first. */
  charges: ChargeView[]
  /** How the monthly price is calculated: number of rubros times the price of each. */
  price: { units: number; unitPriceArs: number }
}

export interface SubscriptionView {
  id: string
  payerEmail: string
  amountArs: number
  unitPriceArs: number
  /** '2 rubros' */
  unitsText: string
  startedAt: string
  cancelledAt: string | null
  isPaused: boolean
  /**
   * The subscription resumed after a pause longer than its paid month. It waits for its next charge; no charge failed.
   */
  resumption: { chargeAt: string | null } | null
  /** It was cancelled here, and the provider has not confirmed the cancellation yet. */
  isEnding: boolean
  canCancel: boolean
  /** The provider still has another amount for the next charge, which will be replaced by ours. Null if both agree. */
  pendingAmount: { currentArs: number; nextArs: number } | null
  announcedPrice: { unitPriceArs: number; amountArs: number; from: string } | null
  /** A failed charge that is still unpaid. Null if nothing is owed. */
  owed: {
    amountArs: number
    since: string
    nextRetryAt: string | null
    graceUntil: string | null
    /** The provider may still retry the charge automatically. */
    mayBeRetried: boolean
  } | null
}
