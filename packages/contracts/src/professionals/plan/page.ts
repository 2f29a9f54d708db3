import type { ChargeView } from '../../subscriptions/charges'
import type { TrialStatus } from './endpoints'

/** By which call somebody subscribes: for the first time, once their free leads are used, or after an earlier one. */
export type SubscribeWay = 'subscribe' | 'afterTrial' | 'again'

/** What follows from the rest of the page. */
export interface PlanState {
  /** It was cancelled, whether or not the provider has heard of it. */
  isOver: boolean
  /** The provider ended it before anything was paid, as it does when the first charge is declined. */
  isFirstChargeDeclined: boolean
  /** Beside a cancelled subscription that still works a newer one waits at the provider. */
  isRenewing: boolean
  /** By which call a new one begins; null while none is to be paid. */
  subscribeWay: SubscribeWay | null
  /** Beside a cancelled one another can be ordered. */
  isOfferedAgain: boolean
}

/** What the page of a professional's subscription shows. */
export interface PlanPage extends PlanState {
  status: TrialStatus
  /** Whether the account is approved: nobody else could use what they pay for. */
  canSubscribe: boolean
  /** Whether the account is suspended: its subscription is to stand still, and nothing of it can be changed but its end. */
  isHeld: boolean
  /** Money of a charge waits for a person to look at it: nothing is to be paid until then. */
  hasHeldCharge: boolean
  /** Beside a cancelled subscription whose paid month runs, a new one waits for its authorisation. */
  isRenewalPending: boolean
  /** Until when leads may be opened by subscription, if nothing more happens; null without access. */
  accessUntil: string | null
  /** The subscription that the status is about; null where there never was any. */
  subscription: SubscriptionView | null
  /** Mercado Pago ended the newest subscription before anything was paid. */
  isRefused: boolean
  /** The mail of the Mercado Pago account that was given last; the professional's own without one. */
  payerEmail: string
  /** Newest first, of all subscriptions there were. */
  charges: ChargeView[]
  /** What the monthly price of the status is made of: so many rubros, at so much each. */
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
  /** It goes on after a pause that outlasted its paid month: its charge is to come, and none failed. */
  resumption: { chargeAt: string | null } | null
  /** It was cancelled here, and the provider has not confirmed it yet. */
  isEnding: boolean
  canCancel: boolean
  /** The next charge still has this amount at the provider, and will have ours; null where they agree. */
  pendingAmount: { currentArs: number; nextArs: number } | null
  announcedPrice: { unitPriceArs: number; amountArs: number; from: string } | null
  /** A charge that failed and was not made good; null where nothing is owed. */
  owed: {
    amountArs: number
    since: string
    nextRetryAt: string | null
    graceUntil: string | null
    /** The provider has not given it up: it may be charged without anybody doing anything. */
    mayBeRetried: boolean
  } | null
}
