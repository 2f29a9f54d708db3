import { createContactMessageEndpoint } from '@oficio/contracts/support/contact-messages'
import { createContactMessage } from '@oficio/domain/support/contact-messages/create-contact-message'
import { route } from '@/server/route'

export const POST = route(createContactMessageEndpoint, createContactMessage)
