import type { Meta, Story } from '@/lib/story'
import { sampleBooking } from '../samples'
import { BookingList } from './booking-list'

export default { component: BookingList, title: 'advertising/booking/BookingList' } satisfies Meta

type BookingListStory = Story<typeof BookingList>

export const Empty: BookingListStory = { args: { bookings: [] } }
export const TwoBookings: BookingListStory = {
  args: { bookings: [sampleBooking, { ...sampleBooking, id: '2', state: 'running' }] },
}
