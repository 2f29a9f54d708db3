import { extendServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { extendServiceRequest } from '@oficio/domain/service-requests/lifecycle/extend-service-request'
import { route } from '@/server/route'

export const POST = route(extendServiceRequestEndpoint, extendServiceRequest)
