import { getDeviceRequestEndpoint } from '@oficio/contracts/service-requests/request-links'
import { getDeviceRequest } from '@oficio/domain/service-requests/tracking/get-device-request'
import { route } from '@/server/route'

export const GET = route(getDeviceRequestEndpoint, getDeviceRequest)
