import {
  getServiceRequestEndpoint,
  updateServiceRequestEndpoint,
} from '@oficio/contracts/service-requests/endpoints'
import { updateServiceRequest } from '@oficio/domain/service-requests/editing/update-service-request'
import { getServiceRequest } from '@oficio/domain/service-requests/tracking/get-service-request'
import { route } from '@/server/route'

export const GET = route(getServiceRequestEndpoint, getServiceRequest)
export const PATCH = route(updateServiceRequestEndpoint, updateServiceRequest)
