import { listAdSpacesEndpoint } from '@oficio/contracts/advertising/bookings'
import { listAdSpaces } from '@oficio/domain/advertising/list-ad-spaces'
import { route } from '@/server/route'

export const GET = route(listAdSpacesEndpoint, listAdSpaces)
