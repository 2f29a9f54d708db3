import { decideStandingEndpoint } from '@oficio/contracts/reviews/reports'
import { decideStanding } from '@oficio/domain/reviews/reports/decide-standing'
import { route } from '@/server/route'

export const PUT = route(decideStandingEndpoint, decideStanding)
