import { retireTermEndpoint } from '@oficio/contracts/businesses/terms/terms'
import { retireTerm } from '@oficio/domain/businesses/terms/retire-term'
import { route } from '@/server/route'

export const POST = route(retireTermEndpoint, retireTerm)
