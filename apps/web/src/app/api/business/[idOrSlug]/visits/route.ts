import { countVisitEndpoint } from '@oficio/contracts/businesses/visits/visits'
import { countVisit } from '@oficio/domain/businesses/visits/count-visit'
import { route } from '@/server/route'

export const POST = route(countVisitEndpoint, countVisit)
