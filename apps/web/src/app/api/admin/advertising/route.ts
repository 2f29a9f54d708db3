import { listAdBookingsEndpoint } from '@oficio/contracts/advertising/deciding'
import { listAdBookings } from '@oficio/domain/advertising/deciding/list-ad-bookings'
import { route } from '@/server/route'

export const GET = route(listAdBookingsEndpoint, listAdBookings)
