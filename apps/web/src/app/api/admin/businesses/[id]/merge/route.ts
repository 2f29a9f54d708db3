import { mergeBusinessesEndpoint } from '@oficio/contracts/businesses/merging/merge'
import { mergeBusinesses } from '@oficio/domain/businesses/merging/merge-businesses'
import { route } from '@/server/route'

export const POST = route(mergeBusinessesEndpoint, mergeBusinesses)
