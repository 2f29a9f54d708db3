import { listDataRequestsEndpoint, openDataRequestEndpoint } from '@oficio/contracts/support/data-requests'
import { listDataRequests } from '@oficio/domain/support/data-requests/list-data-requests'
import { openDataRequest } from '@oficio/domain/support/data-requests/open-data-request'
import { route } from '@/server/route'

export const GET = route(listDataRequestsEndpoint, listDataRequests)
export const POST = route(openDataRequestEndpoint, openDataRequest)
