import { listOwnAdBookingsEndpoint } from '@oficio/contracts/advertising/bookings'
import { listOwnAdBookings } from '@oficio/domain/advertising/booking/list-own-ad-bookings'
import { route } from '@/server/route'

export const GET = route(listOwnAdBookingsEndpoint, listOwnAdBookings)
