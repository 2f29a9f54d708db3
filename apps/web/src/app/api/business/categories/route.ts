import { listBusinessCategoriesEndpoint } from '@oficio/contracts/businesses/categories'
import { listBusinessCategories } from '@oficio/domain/businesses/list-categories'
import { route } from '@/server/route'

export const GET = route(listBusinessCategoriesEndpoint, listBusinessCategories)
