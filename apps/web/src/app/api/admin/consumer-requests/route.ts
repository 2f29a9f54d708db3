import { listConsumerRequestsEndpoint } from '@oficio/contracts/consumer-requests'
import { listConsumerRequests } from '@oficio/domain/support/consumer-requests/list-consumer-requests'
import { route } from '@/server/route'

export const GET = route(listConsumerRequestsEndpoint, listConsumerRequests)
