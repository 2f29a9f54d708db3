import { readNotificationsEndpoint } from '@oficio/contracts/notifications'
import { readNotifications } from '@oficio/domain/notifications/read-notifications'
import { route } from '@/server/route'

export const POST = route(readNotificationsEndpoint, readNotifications)
