import type { Business, BusinessStatus } from '@oficio/db/generated/client'
import type { SubjectStanding } from '../../subscriptions/standing/subject-standing'

/** The fields of a business that follow from its subscriptions. */
export interface PaidState {
  status: BusinessStatus
  publicUntil: Date | null
}

type Facts = Pick<SubjectStanding, 'status' | 'hasAccess' | 'until' | 'paidUntil' | 'live'>

/**
 * Returns the status of a business from its subscriptions. It is public while they give access, including the rest of a
 * paid month after a cancellation. Before the first payment it is pending_payment, whatever happened to earlier
 * attempts.
 */
export function paidStateOf({ status, hasAccess, until, paidUntil, live }: Facts): PaidState {
  if (hasAccess) return { status: status === 'past_due' ? 'past_due' : 'active', publicUntil: until }
  if (paidUntil === null) return { status: 'pending_payment', publicUntil: null }
  const canStillCharge = live !== null && live.authorizedAt !== null && live.cancelReason === null
  return { status: canStillCharge ? 'suspended' : 'cancelled', publicUntil: null }
}

/**
 * Returns whether the business is public without payment, or was when its owner or an admin hid it. It is public again
 * once it is shown again. Such a business never had a payment, so `publicUntil` is null; otherwise `publicUntil` is
 * set.
 */
export const wasFree = ({ status, publicUntil }: Pick<Business, 'status' | 'publicUntil'>): boolean =>
  publicUntil === null && (status === 'active' || status === 'paused' || status === 'rejected')

/** Returns whether the business is public without payment. It stays so until a first payment. */
export const isFree = ({ status, publicUntil }: Pick<Business, 'status' | 'publicUntil'>): boolean =>
  status === 'active' && publicUntil === null
