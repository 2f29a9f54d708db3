import { answerConsumerRequestEndpoint } from '@oficio/contracts/consumer-requests'
import { answerConsumerRequest } from '@oficio/domain/consumer-requests/answer-consumer-request'
import { route } from '@/server/route'

export const POST = route(answerConsumerRequestEndpoint, answerConsumerRequest)
