import { confirmServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { confirmServiceRequest } from '@oficio/domain/service-requests/filing/confirm-service-request'
import { route } from '@/server/route'

export const POST = route(confirmServiceRequestEndpoint, confirmServiceRequest)
