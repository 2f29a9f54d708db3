import { searchServiceRequestsEndpoint } from '@oficio/contracts/search/service-requests'
import { searchServiceRequests } from '@oficio/domain/search/service-requests/search-service-requests'
import { route } from '@/server/route'

export const GET = route(searchServiceRequestsEndpoint, searchServiceRequests)
