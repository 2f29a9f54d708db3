import { answerWorkEndpoint } from '@oficio/contracts/service-requests/work-endpoints'
import { answerWorkQuestion } from '@oficio/domain/service-requests/lifecycle/answer-work-question'
import { route } from '@/server/route'

export const POST = route(answerWorkEndpoint, answerWorkQuestion)
