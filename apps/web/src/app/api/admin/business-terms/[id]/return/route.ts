import { bringBackTermEndpoint } from '@oficio/contracts/businesses/terms/terms'
import { bringBackTerm } from '@oficio/domain/businesses/terms/retire-term'
import { route } from '@/server/route'

export const POST = route(bringBackTermEndpoint, bringBackTerm)
