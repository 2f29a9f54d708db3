import { createServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { createServiceRequest } from '@oficio/domain/service-requests/filing/create-service-request'
import { route } from '@/server/route'

export const POST = route(createServiceRequestEndpoint, createServiceRequest)
