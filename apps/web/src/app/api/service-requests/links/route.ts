import { sendRequestLinksEndpoint } from '@oficio/contracts/service-requests/request-links'
import { sendRequestLinks } from '@oficio/domain/service-requests/tracking/send-request-links'
import { route } from '@/server/route'

export const POST = route(sendRequestLinksEndpoint, sendRequestLinks)
