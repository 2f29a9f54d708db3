import { answerDataRequestEndpoint } from '@oficio/contracts/support/data-requests'
import { answerDataRequest } from '@oficio/domain/support/data-requests/answer-data-request'
import { route } from '@/server/route'

export const POST = route(answerDataRequestEndpoint, answerDataRequest)
