import { notifyServiceRequestEndpoint } from '@oficio/contracts/service-requests/matching'
import { notifyServiceRequest } from '@oficio/domain/service-requests/matching/notify-service-request'
import { route } from '@/server/route'

export const POST = route(notifyServiceRequestEndpoint, notifyServiceRequest)
