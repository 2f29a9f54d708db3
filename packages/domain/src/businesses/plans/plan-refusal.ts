import type { BusinessStatus } from '@oficio/db/generated/client'

/**
 * Returns why the plan of a business may not be chosen or paid; null when it may. A rejected or removed business takes
 * no payments. A paused business takes none because its owner would pay for a hidden page.
 */
export function planRefusal(status: BusinessStatus): 'business_closed' | 'business_paused' | null {
  if (status === 'rejected' || status === 'removed') return 'business_closed'
  return status === 'paused' ? 'business_paused' : null
}
