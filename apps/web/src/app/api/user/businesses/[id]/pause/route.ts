import { pauseBusinessEndpoint, resumeBusinessEndpoint } from '@oficio/contracts/businesses/pause'
import { pauseBusiness, resumeBusiness } from '@oficio/domain/businesses/plans/pause-business'
import { route } from '@/server/route'

export const PUT = route(pauseBusinessEndpoint, pauseBusiness)
export const DELETE = route(resumeBusinessEndpoint, resumeBusiness)
