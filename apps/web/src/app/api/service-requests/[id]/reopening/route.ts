import { reopenServiceRequestEndpoint } from '@oficio/contracts/service-requests/work-endpoints'
import { reopenServiceRequest } from '@oficio/domain/service-requests/lifecycle/reopen-service-request'
import { route } from '@/server/route'

export const POST = route(reopenServiceRequestEndpoint, reopenServiceRequest)
