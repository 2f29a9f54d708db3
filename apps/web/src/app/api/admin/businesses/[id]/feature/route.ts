import { featureBusinessEndpoint } from '@oficio/contracts/businesses/decisions'
import { featureBusiness } from '@oficio/domain/businesses/decisions/feature-business'
import { route } from '@/server/route'

export const POST = route(featureBusinessEndpoint, featureBusiness)
