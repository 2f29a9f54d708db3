import { notifyServiceRequestEndpoint } from '@oficio/contracts/notices'
import { notifyServiceRequest } from '@oficio/domain/service-requests/matching/notify-service-request'
import { route } from '@/server/route'

export const POST = route(notifyServiceRequestEndpoint, notifyServiceRequest)
