import { switchPushOffEndpoint, switchPushOnEndpoint } from '@oficio/contracts/notices/push'
import { switchPushOff, switchPushOn } from '@oficio/domain/notices/push/switch-push'
import { route } from '@/server/route'

export const POST = route(switchPushOnEndpoint, switchPushOn)
export const DELETE = route(switchPushOffEndpoint, switchPushOff)
