import { receiveNotificationEndpoint } from '@oficio/contracts/payments/endpoints'
import { receiveNotification } from '@oficio/domain/payments/notifications/receive-notification'
import { route } from '@/server/route'

export const POST = route(receiveNotificationEndpoint, receiveNotification)
