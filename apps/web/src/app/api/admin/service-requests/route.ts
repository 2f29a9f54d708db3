import { listServiceRequestsEndpoint } from '@oficio/contracts/admin/lists'
import { listServiceRequests } from '@oficio/domain/admin/requests/list-service-requests'
import { route } from '@/server/route'

export const GET = route(listServiceRequestsEndpoint, listServiceRequests)
