import type { Meta, Story } from '@/lib/story'
import { sampleBooking } from '../samples'
import { BookingState } from './booking-state'

export default { component: BookingState, title: 'advertising/booking/BookingState' } satisfies Meta

type BookingStateStory = Story<typeof BookingState>

export const PendingPayment: BookingStateStory = {
  args: { booking: { ...sampleBooking, state: 'pending_payment', heldUntil: '2035-11-28T16:00:00.000Z' } },
}
export const PendingReview: BookingStateStory = { args: { booking: { ...sampleBooking } } }
export const Approved: BookingStateStory = { args: { booking: { ...sampleBooking, state: 'approved' } } }
export const BannerRejected: BookingStateStory = {
  args: {
    booking: {
      ...sampleBooking,
      state: 'rejected',
      reason: 'La imagen tiene muy poca resolución.',
      refundState: 'asked',
    },
  },
}
export const Cancelled: BookingStateStory = {
  args: { booking: { ...sampleBooking, state: 'cancelled', refundState: 'done', canCancel: false } },
}
export const Expired: BookingStateStory = {
  args: { booking: { ...sampleBooking, state: 'expired', canCancel: false } },
}
export const Running: BookingStateStory = {
  args: { booking: { ...sampleBooking, state: 'running', canCancel: false } },
}
export const Finished: BookingStateStory = {
  args: { booking: { ...sampleBooking, state: 'finished', canCancel: false } },
}
