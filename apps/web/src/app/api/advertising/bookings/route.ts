import { createAdBookingEndpoint } from '@oficio/contracts/advertising/bookings'
import { createAdBooking } from '@oficio/domain/advertising/booking/create-ad-booking'
import { route } from '@/server/route'

export const POST = route(createAdBookingEndpoint, createAdBooking)
