import { createConsumerRequestEndpoint } from '@oficio/contracts/support/consumer-requests'
import { createConsumerRequest } from '@oficio/domain/support/consumer-requests/create-consumer-request'
import { route } from '@/server/route'

export const POST = route(createConsumerRequestEndpoint, createConsumerRequest)
