import type { Meta, Story } from '@/lib/story'
import { sampleBooking } from '../samples'
import { BookingActions } from './booking-actions'

export default { component: BookingActions, title: 'advertising/booking/BookingActions' } satisfies Meta

type BookingActionsStory = Story<typeof BookingActions>

export const PendingPayment: BookingActionsStory = {
  args: { booking: { ...sampleBooking, state: 'pending_payment', heldUntil: '2035-11-28T16:00:00.000Z' } },
}
export const PendingReview: BookingActionsStory = { args: { booking: { ...sampleBooking } } }
export const Approved: BookingActionsStory = { args: { booking: { ...sampleBooking, state: 'approved' } } }
