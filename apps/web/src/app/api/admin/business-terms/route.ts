import { createTermEndpoint } from '@oficio/contracts/businesses/terms/terms'
import { createTerm } from '@oficio/domain/businesses/terms/create-term'
import { route } from '@/server/route'

export const POST = route(createTermEndpoint, createTerm)
