import { answerContactMessageEndpoint } from '@oficio/contracts/support/contact-messages'
import { answerContactMessage } from '@oficio/domain/support/contact-messages/answer-contact-message'
import { route } from '@/server/route'

export const POST = route(answerContactMessageEndpoint, answerContactMessage)
