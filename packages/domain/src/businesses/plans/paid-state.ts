import type { Business, BusinessStatus } from '@oficio/db/generated/client'
import type { SubjectStanding } from '../../subscriptions/standing/subject-standing'

/** What of a business follows from its subscriptions. */
export interface PaidState {
  status: BusinessStatus
  publicUntil: Date | null
}

type Facts = Pick<SubjectStanding, 'status' | 'hasAccess' | 'until' | 'paidUntil' | 'live'>

/**
 * Returns where a business stands by what its subscriptions give: public while they give anything, also in the rest of a month
 * whose plan was cancelled. Before anything was paid it waits for that, whatever became of the tries.
 */
export function paidStateOf({ status, hasAccess, until, paidUntil, live }: Facts): PaidState {
  if (hasAccess) return { status: status === 'past_due' ? 'past_due' : 'active', publicUntil: until }
  if (paidUntil === null) return { status: 'pending_payment', publicUntil: null }
  const canStillCharge = live !== null && live.authorizedAt !== null && live.cancelReason === null
  return { status: canStillCharge ? 'suspended' : 'cancelled', publicUntil: null }
}

/**
 * Whether it was public without a payment when it was hidden, by its owner or by an admin: it is so again once it is
 * back. Such a business never had a payment, so `publicUntil` is empty; for any other it has a day.
 */
export const wasFree = ({ status, publicUntil }: Pick<Business, 'status' | 'publicUntil'>): boolean =>
  publicUntil === null && (status === 'active' || status === 'paused' || status === 'rejected')

/** Public though nobody has paid for it: it stays so until somebody does. */
export const isFree = ({ status, publicUntil }: Pick<Business, 'status' | 'publicUntil'>): boolean =>
  status === 'active' && publicUntil === null
