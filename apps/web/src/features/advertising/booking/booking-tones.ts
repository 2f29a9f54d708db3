import type { AdBookingState } from '@oficio/contracts/advertising/booking-states'
import type { BadgeTone } from '@/components/ui/badge'

export const bookingTones: Record<AdBookingState, BadgeTone> = {
  pending_payment: 'sol',
  pending_review: 'primary',
  approved: 'success',
  running: 'success',
  finished: 'muted',
  rejected: 'urgent',
  cancelled: 'muted',
  expired: 'muted',
}
