import { mergeTagEndpoint } from '@oficio/contracts/businesses/terms/terms'
import { mergeTag } from '@oficio/domain/businesses/terms/merge-tag'
import { route } from '@/server/route'

export const POST = route(mergeTagEndpoint, mergeTag)
