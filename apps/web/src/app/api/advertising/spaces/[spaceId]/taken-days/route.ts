import { listTakenAdDaysEndpoint } from '@oficio/contracts/advertising/bookings'
import { listTakenAdDays } from '@oficio/domain/advertising/booking/list-taken-days'
import { route } from '@/server/route'

export const GET = route(listTakenAdDaysEndpoint, listTakenAdDays)
