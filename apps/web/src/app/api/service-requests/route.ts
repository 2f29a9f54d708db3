import { createServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { listOwnRequestsEndpoint } from '@oficio/contracts/service-requests/own-request'
import { createServiceRequest } from '@oficio/domain/service-requests/filing/create-service-request'
import { listOwnRequestPages } from '@oficio/domain/service-requests/tracking/list-own-requests'
import { route } from '@/server/route'

export const POST = route(createServiceRequestEndpoint, createServiceRequest)
export const GET = route(listOwnRequestsEndpoint, listOwnRequestPages)
