import { listContactMessagesEndpoint } from '@oficio/contracts/support/contact-messages'
import { listContactMessages } from '@oficio/domain/support/contact-messages/list-contact-messages'
import { route } from '@/server/route'

export const GET = route(listContactMessagesEndpoint, listContactMessages)
