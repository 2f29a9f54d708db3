import type { BusinessTier } from './plans'
import type { BusinessStatus } from './states'

/** A business in the list of whoever owns it. */
export interface OwnBusinessRow {
  id: string
  name: string
  city: string
  state: string
  status: BusinessStatus
  /** Why an admin refused it. */
  statusReason: string | null
  tier: BusinessTier
  rubroIds: number[]
  /** What the next charge takes, or what the plan would cost. */
  monthlyPriceArs: number
  nextChargeAt: string | null
  /** Until when it is public if nothing more is paid, where the plan was cancelled. */
  publicUntil: string | null
  /** It is public only once its plan is paid, and can be paid for now. */
  isPayable: boolean
}
