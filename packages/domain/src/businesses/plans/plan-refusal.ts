import type { BusinessStatus } from '@oficio/db/generated/client'

/**
 * Returns why the plan of a business is neither chosen nor paid; null where it may be. What an admin refused, or what is gone,
 * is paid for by nobody; what its owner paused would be paid for and not be seen.
 */
export function planRefusal(status: BusinessStatus): 'business_closed' | 'business_paused' | null {
  if (status === 'rejected' || status === 'removed') return 'business_closed'
  return status === 'paused' ? 'business_paused' : null
}
