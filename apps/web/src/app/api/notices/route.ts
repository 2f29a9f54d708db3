import { listNotificationsEndpoint } from '@oficio/contracts/notifications'
import { listNotifications } from '@oficio/domain/notifications/list-notifications'
import { route } from '@/server/route'

export const GET = route(listNotificationsEndpoint, listNotifications)
