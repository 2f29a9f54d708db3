import { cancelAdBookingEndpoint } from '@oficio/contracts/advertising/bookings'
import { cancelAdBooking } from '@oficio/domain/advertising/booking/cancel-ad-booking'
import { route } from '@/server/route'

export const PUT = route(cancelAdBookingEndpoint, cancelAdBooking)
