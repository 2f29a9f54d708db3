import { answerConsumerRequestEndpoint } from '@oficio/contracts/support/consumer-requests'
import { answerConsumerRequest } from '@oficio/domain/support/consumer-requests/answer-consumer-request'
import { route } from '@/server/route'

export const POST = route(answerConsumerRequestEndpoint, answerConsumerRequest)
