import { changeTermEndpoint } from '@oficio/contracts/businesses/terms/terms'
import { changeTerm } from '@oficio/domain/businesses/terms/change-term'
import { route } from '@/server/route'

export const PUT = route(changeTermEndpoint, changeTerm)
