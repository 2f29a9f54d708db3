import type { BusinessStatus } from '@oficio/contracts/businesses/states'
import type { BadgeTone } from '@/components/ui/badge'

/** The tone of each business status for an admin. Statuses that need attention stand out. */
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
