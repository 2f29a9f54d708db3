import { moveTermEndpoint } from '@oficio/contracts/businesses/terms/terms'
import { moveTerm } from '@oficio/domain/businesses/terms/move-term'
import { route } from '@/server/route'

export const POST = route(moveTermEndpoint, moveTerm)
