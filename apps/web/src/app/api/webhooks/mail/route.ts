import { receiveMailEventsEndpoint } from '@oficio/contracts/kernel/mail-events'
import { receiveMailEvents } from '@oficio/domain/kernel/mail/events/receive-mail-events'
import { route } from '@/server/route'

export const POST = route(receiveMailEventsEndpoint, receiveMailEvents)
