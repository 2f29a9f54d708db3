import { claimServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { claimServiceRequest } from '@oficio/domain/service-requests/filing/claim-service-request'
import { route } from '@/server/route'

export const POST = route(claimServiceRequestEndpoint, claimServiceRequest)
