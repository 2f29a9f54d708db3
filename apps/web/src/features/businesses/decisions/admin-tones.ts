import type { BusinessStatus } from '@oficio/contracts/businesses/states'
import type { BadgeTone } from '@/components/ui/badge'

/** As an admin sees a business: what waits for somebody stands out. */
export const adminTones: Record<BusinessStatus, BadgeTone> = {
  pending_payment: 'sol',
  active: 'success',
  past_due: 'sol',
  suspended: 'muted',
  cancelled: 'muted',
  paused: 'muted',
  rejected: 'urgent',
  removed: 'muted',
}
