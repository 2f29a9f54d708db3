import {
  getServiceRequestEndpoint,
  updateServiceRequestEndpoint,
} from '@oficio/contracts/service-requests/endpoints'
import { getServiceRequest } from '@oficio/domain/service-requests/get-service-request'
import { updateServiceRequest } from '@oficio/domain/service-requests/update-service-request'
import { route } from '@/server/route'

export const GET = route(getServiceRequestEndpoint, getServiceRequest)
export const PATCH = route(updateServiceRequestEndpoint, updateServiceRequest)
