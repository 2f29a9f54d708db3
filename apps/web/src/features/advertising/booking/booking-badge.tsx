import {
  type AdBookingState,
  adBookingStateText,
  isWithoutBanner,
} from '@oficio/contracts/advertising/booking-states'
import type { AdBookingView } from '@oficio/contracts/advertising/bookings'
import { Badge, type BadgeTone } from '@/components/ui/badge'

const tones: Record<AdBookingState, BadgeTone> = {
  pending_payment: 'sol',
  pending_review: 'primary',
  approved: 'success',
  running: 'success',
  finished: 'muted',
  rejected: 'urgent',
  cancelled: 'muted',
  expired: 'muted',
}

/** The state of a booking in one or two words. */
export function BookingBadge({ booking }: { booking: Pick<AdBookingView, 'state' | 'banner'> }) {
  const { state, banner } = booking
  return (
    <Badge tone={isWithoutBanner(state, banner) ? 'sol' : tones[state]}>{adBookingStateText(booking)}</Badge>
  )
}
