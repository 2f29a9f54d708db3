import { checkAdAvailabilityEndpoint } from '@oficio/contracts/advertising/bookings'
import { checkAdAvailability } from '@oficio/domain/advertising/booking/check-ad-availability'
import { route } from '@/server/route'

export const POST = route(checkAdAvailabilityEndpoint, checkAdAvailability)
