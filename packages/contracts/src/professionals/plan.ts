import type { ChargeView } from '../subscriptions/charges'
import type { TrialStatus } from '../subscriptions/endpoints'

/** What the page of a professional's subscription shows. */
export interface SubscriptionPage {
  status: TrialStatus
  /** Whether the account is approved: nobody else could use what they pay for. */
  canSubscribe: boolean
  /** Whether the account is suspended: its subscription is to stand still, and nothing of it can be changed but its end. */
  isHeld: boolean
  /** Money of a charge waits for a person to look at it: nothing is to be paid until then. */
  hasHeldCharge: boolean
  /** Beside a cancelled one whose paid month runs, a new one waits to be authorised. */
  isRenewalPending: boolean
  /** Until when leads may be opened by subscription, if nothing more happens; null without access. */
  accessUntil: string | null
  /** The one that the status is about; null where there never was one. */
  subscription: SubscriptionView | null
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
