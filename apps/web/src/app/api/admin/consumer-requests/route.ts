import { listConsumerRequestsEndpoint } from '@oficio/contracts/support/consumer-requests'
import { listConsumerRequests } from '@oficio/domain/support/consumer-requests/list-consumer-requests'
import { route } from '@/server/route'

export const GET = route(listConsumerRequestsEndpoint, listConsumerRequests)
