import { endFeatureEndpoint } from '@oficio/contracts/businesses/decisions'
import { endFeature } from '@oficio/domain/businesses/decisions/feature-business'
import { route } from '@/server/route'

export const POST = route(endFeatureEndpoint, endFeature)
